import type { PlaybackLock } from '#application/playback/playback-lock.port.ts'
import type { TabLocks } from '../session/tab-locks.ts'

const LOCK_NAME = 'zhiyuan.player'

interface LockRequest {
  readonly acquired: Promise<boolean>
  release(): void
}

const requestLock = (locks: TabLocks, how: LockOptions, stolen: () => void): LockRequest => {
  let released = false
  let release: (() => void) | null = null
  const hold = (lock: object | null, decide: (acquired: boolean) => void): Promise<void> | undefined => {
    decide(lock !== null)
    if (lock === null || released) return undefined
    return new Promise((resolve) => {
      release = resolve
    })
  }
  return {
    acquired: new Promise((decide) => {
      locks
        .request(LOCK_NAME, how, (lock) => hold(lock, decide))
        .catch(() => {
          // A browser that refuses locks is one that knows of no other tab; a lock that was held has been stolen.
          decide(true)
          if (release !== null && !released) stolen()
        })
    }),
    release: () => {
      released = true
      release?.()
    },
  }
}

/** The tab that holds the lock plays; a tab that goes away in whatever way has let go of it. */
export const webLocksPlaybackLock = (locks: TabLocks): PlaybackLock => {
  let current: LockRequest | null = null

  const acquire = async (how: LockOptions, lost: () => void): Promise<boolean> => {
    if (current !== null) return current.acquired
    const request = requestLock(locks, how, () => {
      current = null
      lost()
    })
    current = request
    const acquired = await request.acquired
    if (!acquired && current === request) current = null
    return acquired
  }

  return {
    acquire: (lost) => acquire({ ifAvailable: true }, lost),
    steal: async (lost) => {
      await acquire({ steal: true }, lost)
    },
    release: () => {
      current?.release()
      current = null
    },
  }
}
