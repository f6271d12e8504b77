import { expect, it } from 'vitest'
import { memoryPlayerSeats } from '#infrastructure/playback/player-seat.memory.ts'
import { webLocksPlayerSeat } from '#infrastructure/playback/player-seat.web-locks.ts'
import { playerSeatContract } from './player-seat.contract.ts'
import { stealableLock } from './support/stealable-lock.ts'

playerSeatContract('memory', memoryPlayerSeats)
playerSeatContract('web locks', () => {
  const locks = stealableLock()
  return () => webLocksPlayerSeat(locks)
})

it('a browser that knows no locks, or refuses them, has a seat in every tab', async () => {
  const refusing = {
    request: () => Promise.reject(new DOMException('no', 'SecurityError')),
  } as unknown as LockManager
  for (const locks of [undefined, refusing]) {
    const lost: string[] = []
    const seat = webLocksPlayerSeat(locks)
    expect(await seat.take(() => lost.push('seat'))).toBe(true)
    await seat.takeOver(() => lost.push('seat'))
    seat.leave()
    expect(lost).toEqual([])
  }
})
