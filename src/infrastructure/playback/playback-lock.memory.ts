import type { PlaybackLock } from '#application/playback/playback-lock.port.ts'

interface Holder {
  readonly tab: object
  readonly lost: () => void
}

/** The tabs of one browser, all sharing one lock. */
export const memoryPlaybackLocks = (): (() => PlaybackLock) => {
  let holder: Holder | null = null
  return () => {
    const tab = {}
    return {
      acquire: async (lost) => {
        if (holder !== null && holder.tab !== tab) return false
        holder ??= { tab, lost }
        return true
      },
      steal: async (lost) => {
        if (holder?.tab === tab) return
        const before = holder
        holder = { tab, lost }
        before?.lost()
      },
      release: () => {
        if (holder?.tab === tab) holder = null
      },
    }
  }
}
