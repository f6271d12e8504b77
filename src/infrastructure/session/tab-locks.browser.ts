import type { TabLocks } from './tab-locks.ts'

/** The locks of this browser. Only a secure context has them: over plain HTTP its tabs agree among themselves, by code that is fetched then. */
export const browserLocks = (): TabLocks => {
  const locks: LockManager | undefined = navigator.locks
  return (
    locks ?? {
      request: async (...asked) =>
        (await import('./tab-locks.broadcast-channel.ts')).pageLocks().request(...asked),
    }
  )
}
