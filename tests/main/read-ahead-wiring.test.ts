import { expect, it, vi } from 'vitest'
import { WHOLE_BANK } from '#domain/question/bank-query.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { port } from '#main/adapters/with-ports.ts'
import { RESOURCE_PORT } from '#main/catalogue/tokens.ts'
import { COURSE_PORT } from '#main/course/tokens.ts'
import { LESSON_PORT } from '#main/playback/tokens.ts'
import { QUESTION_BANK_PORT } from '#main/question/tokens.ts'
import { open, signIn } from './wired-tab.ts'

/** The app at an address without its pages; nothing of what it asks for is answered. */
const openedAt = async (address: string) => {
  const asked: (readonly [what: unknown, signal: AbortSignal])[] = []
  const unanswered = (what: unknown, signal: AbortSignal): Promise<never> => {
    asked.push([what, signal])
    return new Promise(() => undefined)
  }
  const tab = open(address, createMemoryBackend(), createMemoryBrowser(), [
    port(RESOURCE_PORT, (base) => ({ ...base, resource: unanswered })),
    port(COURSE_PORT, () => ({ course: unanswered })),
    port(LESSON_PORT, (base) => ({ ...base, lesson: unanswered })),
    port(QUESTION_BANK_PORT, (base) => ({ ...base, page: unanswered, content: unanswered })),
  ])
  await signIn(tab)
  await tab.signedIn()
  await vi.dynamicImportSettled()
  return { tab, asked, inputs: () => asked.map(([input]) => input) }
}

it.each([
  ['/details?id=7&type=3', [7]],
  ['/introduction?id=7&type=2', [{ id: 7, type: 2 }]],
  ['/play?id=7&section=8', [{ id: 7, type: 1 }, 8]],
  ['/play?id=7', [{ id: 7, type: 1 }]],
  ['/play?id=7&section=8&type=2', [{ id: 7, type: 2 }]],
  ['/details?type=4&qtype=2&page=3', [{ ...WHOLE_BANK, kind: 'multiple', page: 3 }]],
  ['/details?type=4&id=7', [7]],
  ['/details?type=4&mode=practice', []],
  ['/details', []],
  ['/play', []],
  ['/coursetable', []],
])('at %s is asked for ahead: %j', async (address, wanted) => {
  const { inputs } = await openedAt(address)
  expect(inputs()).toEqual(wanted)
})

it('what was asked for whoever left is ended, before anybody else can be given it', async () => {
  for (const address of [
    '/details?id=7&type=3',
    '/play?id=7&section=8',
    '/details?type=4',
    '/details?type=4&id=7',
  ]) {
    const { tab, asked } = await openedAt(address)
    expect(asked.map(([, { aborted }]) => aborted)).not.toContain(true)
    tab.actors.session.send({ type: 'session.closedElsewhere' })
    expect(asked.map(([, { aborted }]) => aborted)).not.toContain(false)
  }
})
