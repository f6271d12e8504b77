/**
 * Held by the one tab of a browser that plays. In browsers without locks across tabs, every tab has a lock of
 * its own.
 */
export interface PlaybackLock {
  /**
   * Takes the lock if it is free, else answers false. `lost` is called once if another tab steals the lock.
   */
  acquire(lost: () => void): Promise<boolean>
  /** Takes the lock from whichever tab holds it. */
  steal(lost: () => void): Promise<void>
  /** Releases the lock; no effect if this tab does not hold it. */
  release(): void
}
