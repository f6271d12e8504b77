import type { FavouriteNews, FavouriteNewsPort } from '#application/favourite/favourite-news.port.ts'

/** A browser without one: each call of what it answers is another tab. */
export const memoryFavouriteNews = (): (() => FavouriteNewsPort) => {
  const listeners = new Set<{ readonly tab: object; readonly heard: (news: FavouriteNews) => void }>()
  return () => {
    const tab = {}
    return {
      tell: (news) => {
        for (const other of [...listeners])
          if (other.tab !== tab) queueMicrotask(() => listeners.has(other) && other.heard(news))
      },
      listen: (heard) => {
        const entry = { tab, heard }
        listeners.add(entry)
        return () => void listeners.delete(entry)
      },
    }
  }
}
