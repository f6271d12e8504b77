import { CALLS, callsTo, heard, recordCalls } from './support/calls.ts'
import { expect, test } from './support/test.ts'

// When it is, to the millisecond, and when not: tests/domain/session/session-keep-alive.test.ts.
test.describe('signed in', () => {
  test.use({ persona: 'teacher' })

  test('of three tabs one keeps the session alive, the next when the first falls asleep, and the last when that is closed', async ({
    page,
    app,
    context,
  }) => {
    await context.clock.install()
    await page.goto('/')
    await expect(app.userMenu).toBeVisible()
    const [second, third] = [await context.newPage(), await context.newPage()]
    for (const tab of [second, third]) {
      await tab.goto('/')
      await expect(tab.getByRole('button', { name: '用户菜单' })).toBeVisible()
    }
    const locks = () =>
      third.evaluate(async () => {
        const { held, pending } = await navigator.locks.query()
        return { held: held?.length, pending: pending?.length }
      })
    await expect.poll(locks).toEqual({ held: 1, pending: 2 })

    // One clock for all tabs, which stands still while it is counted.
    const answered = () =>
      context.waitForEvent('response', (response) => response.url().endsWith(CALLS.keepAlive))
    const earlier = answered()
    await context.clock.pauseAt(Date.now() + 15_000)
    await (await earlier).finished()
    await heard(third)
    const calls = recordCalls(context)
    const [ofSecond, ofThird] = [recordCalls(second), recordCalls(third)]
    const asked = (those: typeof calls) => callsTo(CALLS.keepAlive, those).length
    const next = answered()
    await context.clock.runFor(10_000)
    await next
    await heard(third)
    expect([calls, ofSecond, ofThird].map(asked)).toEqual([1, 0, 0])
    await context.clock.resume()

    // What a browser tells a tab before it freezes it: this one, without a window, freezes none.
    const tell = (news: string) => page.evaluate((type) => document.dispatchEvent(new Event(type)), news)
    await tell('freeze')
    await expect.poll(locks).toEqual({ held: 1, pending: 1 })
    await heard(third)
    await context.clock.runFor(10_000)
    await expect.poll(() => asked(ofSecond)).toBeGreaterThan(0)
    expect(asked(ofThird)).toBe(0)
    await second.close()
    await expect.poll(locks).toEqual({ held: 1, pending: 0 })
    await heard(third)
    await context.clock.runFor(10_000)
    await expect.poll(() => asked(ofThird)).toBeGreaterThan(0)
    await tell('resume')
    await expect.poll(locks).toEqual({ held: 1, pending: 1 })
  })
})
