/** One thing kept in memory. */
export interface Drawer<T> {
  read(): T
  keep(value: T): void
}

/**
 * What a browser keeps, without a browser: drawers by name, shared by all tabs that are given the same one, and empty
 * again after a log-out.
 */
export interface MemoryBrowser {
  drawer<T>(name: string, empty: T): Drawer<T>
  /** Tells every tab but the one that did it. */
  tellOtherTabs(tab: object): void
  listen(tab: object, listener: () => void): () => void
  wipe(): void
}

export const createMemoryBrowser = (): MemoryBrowser => {
  const kept = new Map<string, unknown>()
  const listeners = new Set<{ readonly tab: object; readonly listener: () => void }>()
  return {
    drawer: <T>(name: string, empty: T): Drawer<T> => ({
      read: () => (kept.has(name) ? (kept.get(name) as T) : empty),
      keep: (value) => kept.set(name, value),
    }),
    tellOtherTabs: (tab) => {
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
