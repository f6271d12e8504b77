import { expect, test } from 'vitest'
import { sessionRepository } from '#server/modules/session/session.repository.ts'
import { cacheSessions } from '#server/modules/session/session-cache.ts'
import { hashToken, newToken } from '#server/modules/session/token.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

onEachEngine('a remembered session', (harness) => {
  const now = new Date('2026-03-02T08:00:00Z')
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const open = async (seconds: number) => {
    const { db } = harness().database
    const stopwatch = { at: 0 }
    const here = cacheSessions(sessionRepository(db), () => stopwatch.at)
    const elsewhere = sessionRepository(db)
    const tokenHash = hashToken(newToken())
    const verified = (await here.findPasswordHash(1)) ?? ''
    await here.open({ tokenHash, userId: 1, verified, deviceName: '', now, expiresAt: after(seconds) })
    expect((await here.findOpen(tokenHash, now))?.userId).toBe(1)
    return { here, elsewhere, tokenHash, stopwatch }
  }

  test('ends at once where it is ended, even when its answer was on the way', async () => {
    const { here, tokenHash, stopwatch } = await open(3600)
    stopwatch.at = 6_000
    const onTheWay = here.findOpen(tokenHash, after(6))
    await here.revoke(tokenHash, after(6))
    await onTheWay
    expect(await here.findOpen(tokenHash, after(6))).toBeNull()
  })

  test.each([
    ['', 1],
    [', also while the clock is set back by a day', -24 * 3600],
  ])('ends within five seconds where another process ended it%s', async (_, seconds) => {
    const { here, elsewhere, tokenHash, stopwatch } = await open(3600)
    await elsewhere.revoke(tokenHash, after(1))
    stopwatch.at = 4_999
    expect((await here.findOpen(tokenHash, after(seconds)))?.userId).toBe(1)
    stopwatch.at = 5_000
    expect(await here.findOpen(tokenHash, after(seconds))).toBeNull()
  })

  test('ends when its time is over, and goes on when its end was moved', async () => {
    const { here, tokenHash } = await open(2)
    expect(await here.findOpen(tokenHash, after(2))).toBeNull()
    const moved = await open(3)
    await moved.here.extend(moved.tokenHash, after(1), after(3600))
    expect((await moved.here.findOpen(moved.tokenHash, after(4)))?.expiresAt).toEqual(after(3600))
  })
})
