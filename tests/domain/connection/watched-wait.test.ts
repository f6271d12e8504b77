import { expect, it } from 'vitest'
import { SimulatedClock } from 'xstate'
import { type WaitNews, watchWait } from '#domain/connection/watched-wait.ts'

const begin = () => {
  const clock = new SimulatedClock()
  const news: string[] = []
  const tell = (heard: WaitNews) => news.push(heard.kind === 'troubled' ? heard.trouble.why : heard.kind)
  const watch = watchWait({ tell, stop: () => undefined, timers: clock })
  return { clock, news, watch }
}

it('a wait of eight seconds is told, and that it is over', () => {
  const { clock, news, watch } = begin()
  clock.increment(7999)
  expect(news).toEqual([])
  clock.increment(1)
  watch.end()
  expect(news).toEqual(['slow', 'settled'])
})

it('a short one, and one that is answered, is not told', () => {
  const { clock, news, watch } = begin()
  watch.answered()
  clock.increment(60_000)
  watch.end()
  expect(news).toEqual([])
})

it('what moves again is settled, and its silence begins anew', () => {
  const { clock, news, watch } = begin()
  clock.increment(8000)
  watch.moved()
  clock.increment(7999)
  expect(news).toEqual(['slow', 'settled'])
  clock.increment(1)
  expect(news).toEqual(['slow', 'settled', 'slow'])
})

it('a server that is away is told at once, and stays so while something moves', () => {
  const { news, watch } = begin()
  watch.away()
  watch.moved()
  watch.end()
  watch.moved()
  expect(news).toEqual(['away', 'settled'])
})

it('every wait is another one', () => {
  const ids = [1, 2].map(() => {
    const told: number[] = []
    const tell = (heard: WaitNews) => told.push(heard.kind === 'troubled' ? heard.trouble.id : heard.id)
    watchWait({ tell, stop: () => undefined, timers: new SimulatedClock() }).away()
    return told[0]
  })
  expect(new Set(ids).size).toBe(2)
})
