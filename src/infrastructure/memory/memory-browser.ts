/** One thing kept in memory. */
export interface MemoryEntry<T> {
  read(): T
  keep(value: T): void
}

/**
 * Browser storage in memory: entries by name, shared by all tabs that are given the same one, and cleared by a log-out.
 */
export interface MemoryBrowser {
  entry<T>(name: string, empty: T): MemoryEntry<T>
  /** Tells every tab but the one that did it. */
  notifyOtherTabs(tab: object): void
  listen(tab: object, listener: () => void): () => void
  wipe(): void
}

export const createMemoryBrowser = (): MemoryBrowser => {
  const kept = new Map<string, unknown>()
  const listeners = new Set<{ readonly tab: object; readonly listener: () => void }>()
  return {
    entry: <T>(name: string, empty: T): MemoryEntry<T> => ({
      read: () => (kept.has(name) ? (kept.get(name) as T) : empty),
      keep: (value) => kept.set(name, value),
    }),
    notifyOtherTabs: (tab) => {
      for (const other of [...listeners]) if (other.tab !== tab) other.listener()
    },
    listen: (tab, listener) => {
      const entry = { tab, listener }
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
    wipe: () => kept.clear(),
  }
}
