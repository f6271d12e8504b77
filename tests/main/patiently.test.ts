import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { patiently } from '#main/patiently.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const lamp = setup({ types: { events: {} as { type: 'press' } | { type: 'break' } } }).createMachine({
  initial: 'off',
  states: { off: { on: { press: 'on', break: 'broken' } }, on: {}, broken: { type: 'final' } },
})

const waiting = () => {
  const actor = createActor(lamp).start()
  const seen: string[] = []
  const wait = () =>
    patiently(actor, (snapshot) => snapshot.matches('on'), 1000).then(() => {
      seen.push(String(actor.getSnapshot().value))
    })
  return { actor, seen, wait }
}

test('goes on as soon as the chart is there, and at once where it is already', async () => {
  const { actor, seen, wait } = waiting()
  const first = wait()
  actor.send({ type: 'press' })
  await first
  await wait()
  expect(seen).toEqual(['on', 'on'])
  expect(vi.getTimerCount()).toBe(0)
})

test('goes on without it when its patience ends', async () => {
  const { seen, wait } = waiting()
  const waited = wait()
  await vi.advanceTimersByTimeAsync(999)
  expect(seen).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await waited
  expect(seen).toEqual(['off'])
})

test('does not wait for a chart that ends meanwhile, or had ended before', async () => {
  const { actor, seen, wait } = waiting()
  const waited = wait()
  actor.send({ type: 'break' })
  await waited
  await wait()
  expect(seen).toEqual(['broken', 'broken'])
  expect(vi.getTimerCount()).toBe(0)
})
