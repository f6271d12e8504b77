import { describe, expect, it } from 'vitest'
import { fetchServerTime } from '#infrastructure/paper/server-time.fetch.ts'
import { browserSittingClock } from '#infrastructure/paper/sitting-clock.browser.ts'
import { settle } from '#tests/support/deferred.ts'

const NOON = Date.parse('2026-09-01T04:00:00.000Z')
const HOUR_MS = 3_600_000

/** A device an hour behind its server. */
const aDevice = () => {
  let passed = 0
  let slept = 0
  let set = -HOUR_MS
  let isReached = true
  let asked = 0
  const clock = browserSittingClock({
    device: () => NOON + passed + slept + set,
    counter: () => passed,
    visit: 7,
    ask: async () => {
      asked += 1
      return isReached ? NOON + passed + slept : null
    },
  })
  return {
    clock,
    asked: () => asked,
    pass: (ms: number) => {
      passed += ms
    },
    sleep: (ms: number) => {
      slept += ms
    },
    set: (ms: number) => {
      set += ms
    },
    reach: (can: boolean) => {
      isReached = can
    },
  }
}

describe('the clocks of a browser', () => {
  it('know the time of the server once it was asked, and count on from there without asking again', async () => {
    const { clock, pass, asked } = aDevice()
    expect(clock.look()).toEqual({ device: NOON - HOUR_MS, counter: 0, visit: 7, server: null })
    await clock.known()
    pass(2 * HOUR_MS)
    expect(clock.look()).toEqual({
      device: NOON + HOUR_MS,
      counter: 2 * HOUR_MS,
      visit: 7,
      server: NOON + 2 * HOUR_MS,
    })
    await clock.known()
    expect(asked()).toBe(1)
  })

  it.each([5 * HOUR_MS, -5 * HOUR_MS])('are not moved by a device that is set by %i ms', async (ms) => {
    const { clock, pass, set, asked } = aDevice()
    await clock.known()
    pass(1000)
    set(ms)
    expect(clock.look().server).toBeNull()
    await settle()
    expect([clock.look().server, clock.look().counter, asked()]).toEqual([NOON + 1000, 1000, 2])
  })

  it('know of a sleep through which nothing counted as soon as the server says so', async () => {
    const { clock, sleep } = aDevice()
    await clock.known()
    sleep(8 * HOUR_MS)
    expect(clock.look()).toMatchObject({ counter: 0, server: null })
    await settle()
    expect(clock.look()).toMatchObject({ counter: 0, server: NOON + 8 * HOUR_MS })
  })

  it('ask a server that does not answer every ten seconds, however often somebody looks', async () => {
    const { clock, pass, reach, asked } = aDevice()
    reach(false)
    for (let second = 0; second <= 20; second += 1) {
      expect(clock.look().server).toBeNull()
      clock.look()
      await settle()
      pass(1000)
    }
    expect(asked()).toBe(3)
    reach(true)
    await clock.known()
    expect(clock.look().server).toBe(NOON + 21_000)
  })
})

describe('the time of the server', () => {
  const DATE = 'Tue, 01 Sep 2026 04:00:00 GMT'
  const told = (headers: Record<string, string>, status = 200) =>
    fetchServerTime(async () => new Response(null, { status, headers }))

  it('comes with a part of the build', async () => {
    expect(await told({ date: DATE, 'content-type': 'application/javascript; charset=utf-8' })).toBe(NOON)
  })

  it.each([
    ['the page of a captive portal', () => told({ date: DATE, 'content-type': 'text/html' })],
    ['a failure', () => told({ date: DATE, 'content-type': 'text/javascript' }, 503)],
    ['an answer without a time', () => told({ 'content-type': 'text/javascript' })],
    ['a line that is cut', () => fetchServerTime(() => Promise.reject(new TypeError('no way')))],
  ])('is not known from %s', async (_, ask) => {
    expect(await ask()).toBeNull()
  })
})
