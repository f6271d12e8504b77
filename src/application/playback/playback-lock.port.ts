/**
 * One tab of a browser plays at a time: the one that plays holds the lock. Where a browser cannot lock across tabs,
 * every tab has a lock of its own.
 */
export interface PlaybackLock {
  /** Takes the lock where it is free; false where another tab holds it. `lost` is called once when another tab steals it. */
  acquire(lost: () => void): Promise<boolean>
  /** Takes the lock from whichever tab holds it. */
  steal(lost: () => void): Promise<void>
  /** Gives the lock back; does nothing where this tab does not hold it. */
  release(): void
}
