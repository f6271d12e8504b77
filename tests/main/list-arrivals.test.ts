import { expect, it, onTestFinished, vi } from 'vitest'
import { createActor } from 'xstate'
import { filtersMachine } from '#domain/catalogue/filters.machine.ts'
import { listMachine } from '#domain/catalogue/list.machine.ts'
import type { ListBootstrap } from '#main/bundles/bootstrap.ts'
import { lazyModule } from '#main/bundles/lazy-module.ts'
import { wireListArrivals } from '#main/catalogue/list-arrival.wiring.ts'
import { deferred } from '#tests/support/deferred.ts'
import { NOBODY, signedIn, start } from '#tests/support/session-actor.ts'
import { arrivalAt, inApp } from './page-app.ts'

/** Lists whose code comes when the test says so. */
const opened = async (session = signedIn()) => {
  const { app } = inApp()
  const { categories, searchPanel } = app.actors
  for (const actor of [categories, searchPanel]) {
    actor.start()
    onTestFinished(() => actor.stop())
  }
  let setOut: (address: string) => void = () => undefined
  const code = deferred<ListBootstrap>()
  const lists = lazyModule(code.ask)
  const told: unknown[] = []
  const { show, forget } = wireListArrivals(
    {
      actors: { ...app.actors, session: (await session).actor },
      navigator: {
        ...app.navigator,
        onDeparture: (heard) => {
          setOut = heard
        },
      },
    },
    lists,
  )
  const come = async () => {
    code.answer({
      list: createActor(listMachine),
      filters: createActor(filtersMachine),
      show: (opening) => told.push(opening && [opening.arrival.url, opening.categories.chosen]),
      forget: () => told.push('forgotten'),
    })
    await lists.loaded
  }
  return {
    told,
    code,
    lists,
    come,
    forget,
    arrive: (url: string) => show(arrivalAt(url, true)),
    setOut: (address: string) => setOut(address),
    box: () => [searchPanel.getSnapshot().context.keyword, categories.getSnapshot().context.scope],
  }
}

it('the search box follows the address at once, and the last list that was come to is shown when its code is there', async () => {
  const { arrive, box, told, come, code } = await opened()
  arrive('/list?type=2&q=浮力')
  expect(box()).toEqual(['浮力', 2])
  arrive('/list?type=3')
  expect(box()).toEqual(['', 3])
  await come()
  // With the categories as they were before they followed.
  expect(told).toEqual([['/list?type=3', { type: 2, name: '' }]])
  arrive('/list?type=1')
  arrive('/introduction?id=1')
  expect(told.slice(1)).toEqual([['/list?type=1', { type: 3, name: '' }], null])
  expect(code.asked()).toBe(1)
})

it('a list that was left before its code came is not shown, and a word is looked for everywhere again', async () => {
  const { arrive, box, told, come } = await opened()
  arrive('/list?type=2')
  arrive('/')
  expect(box()).toEqual(['', 0])
  await come()
  expect(told).toEqual([null])
})

it('who has left is shown no list when its code comes', async () => {
  const { arrive, forget, told, come } = await opened()
  arrive('/list?type=2')
  forget()
  await come()
  forget()
  expect(told).toEqual([null, 'forgotten'])
})

it('the code is fetched on the way to a list, and to nothing else', async () => {
  const { arrive, setOut, code } = await opened()
  setOut('/introduction?id=1')
  arrive('/introduction?id=1')
  expect(code.asked()).toBe(0)
  setOut('/list?type=1')
  expect(code.asked()).toBe(1)
  arrive('/list?type=1')
  expect(code.asked()).toBe(1)
})

it('no visitor fetches it', async () => {
  const { arrive, setOut, code, box } = await opened(Promise.resolve(start(NOBODY)))
  setOut('/list?type=2')
  arrive('/list?type=2')
  expect([code.asked(), box()]).toEqual([0, ['', 0]])
})

it('code that did not come is asked for again with a later list', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { arrive, told, come, code, lists } = await opened()
  arrive('/list?type=1')
  const missing = lists.load()
  code.fail(new Error('it cannot be read'))
  await expect(missing).rejects.toThrow('it cannot be read')
  vi.advanceTimersByTime(1000)
  arrive('/list?type=2')
  expect(code.asked()).toBe(2)
  await come()
  expect(told).toEqual([['/list?type=2', { type: 1, name: '' }]])
})
