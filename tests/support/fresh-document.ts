import { getConfig } from '@testing-library/dom'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, expect, vi } from 'vitest'

/** What Testing Library marks while it asks again and again, and does not name in its types. */
interface Asking {
  readonly _disableExpensiveErrorDiagnostics: boolean
}

// As in a browser, nothing waits for an event's work to be done: what React puts off while code is on its way, an `act` that
// nobody awaits would drop.
// A machine with other things to do is slow, not wrong.
// An attempt that will be repeated does not draw the document for its error, which nobody reads; the last one does.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 60_000,
  eventWrapper: (fire) => fire() as unknown,
  getElementError: (message, container) => {
    const { _disableExpensiveErrorDiagnostics: asksAgain } = getConfig() as unknown as Asking
    if (!asksAgain || message === null) return getElementError(message, container)
    return Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
  },
}))
afterEach(cleanup)

// The document of the tests has no type; formulas are drawn in one that has, which KaTeX asks when it is read.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true })

/** What a test put over the document or the browser by itself; React and axe leave their marks once, when they are read. */
const ownProperties = () =>
  [document, navigator]
    .flatMap((object) => Object.getOwnPropertyNames(object))
    .filter((name) => !/^(?:_react.*|elementsFromPoint)$/.test(name))
const leftBehind = () => ({
  address: location.href,
  properties: ownProperties(),
  fakeTimers: vi.isFakeTimers(),
})
const atFirst = leftBehind()

/** A file leaves the document as it found it, or fails (docs/decisions/0346). */
afterAll(() => {
  document.title = ''
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  // Put there by user-event, with what was copied last.
  Reflect.deleteProperty(navigator, 'clipboard')
  expect(leftBehind()).toEqual(atFirst)
})
