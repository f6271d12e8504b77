import { expect, it } from 'vitest'
import { memoryPlaybackLocks } from '#infrastructure/playback/playback-lock.memory.ts'
import { webLocksPlaybackLock } from '#infrastructure/playback/playback-lock.web-locks.ts'
import { REFUSED_LOCKS } from '#tests/support/refused-locks.ts'
import { playbackLockContract } from './playback-lock.contract.ts'
import { stealableLock } from './support/stealable-lock.ts'

playbackLockContract('memory', memoryPlaybackLocks)
playbackLockContract('web locks', () => {
  const locks = stealableLock()
  return () => webLocksPlaybackLock(locks)
})

it('a browser that refuses locks has a lock of its own in every tab', async () => {
  const lost: string[] = []
  const lock = webLocksPlaybackLock(REFUSED_LOCKS)
  expect(await lock.acquire(() => lost.push('lock'))).toBe(true)
  await lock.steal(() => lost.push('lock'))
  lock.release()
  expect(lost).toEqual([])
})
