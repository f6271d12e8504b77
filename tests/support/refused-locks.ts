import type { TabLocks } from '#infrastructure/session/tab-locks.ts'

/** Of a browser that allows no locks: each of its tabs is by itself. */
export const REFUSED_LOCKS: TabLocks = {
  request: () => Promise.reject(new DOMException('no', 'SecurityError')),
}
