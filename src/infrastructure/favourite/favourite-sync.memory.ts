import type { FavouriteSyncPort, FavouriteUpdate } from '#application/favourite/favourite-sync.port.ts'

/** A browser without one: each call of what it answers is another tab. */
export const memoryFavouriteSync = (): (() => FavouriteSyncPort) => {
  const listeners = new Set<{ readonly tab: object; readonly heard: (news: FavouriteUpdate) => void }>()
  return () => {
    const tab = {}
    return {
      publish: (news) => {
        for (const other of [...listeners])
          if (other.tab !== tab) queueMicrotask(() => listeners.has(other) && other.heard(news))
      },
      subscribe: (heard) => {
        const entry = { tab, heard }
        listeners.add(entry)
        return () => void listeners.delete(entry)
      },
    }
  }
}
