import { expect, it } from 'vitest'
import { memoryPlaybackLocks } from '#infrastructure/playback/playback-lock.memory.ts'
import { webLocksPlaybackLock } from '#infrastructure/playback/playback-lock.web-locks.ts'
import { playbackLockContract } from './playback-lock.contract.ts'
import { stealableLock } from './support/stealable-lock.ts'

playbackLockContract('memory', memoryPlaybackLocks)
playbackLockContract('web locks', () => {
  const locks = stealableLock()
  return () => webLocksPlaybackLock(locks)
})

it('a browser that knows no locks, or refuses them, has a lock of its own in every tab', async () => {
  const refusing = {
    request: () => Promise.reject(new DOMException('no', 'SecurityError')),
  } as unknown as LockManager
  for (const locks of [undefined, refusing]) {
    const lost: string[] = []
    const lock = webLocksPlaybackLock(locks)
    expect(await lock.acquire(() => lost.push('lock'))).toBe(true)
    await lock.steal(() => lost.push('lock'))
    lock.release()
    expect(lost).toEqual([])
  }
})
