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
  /** One of this tab alone. */
  entryOfTab<T>(tab: object, name: string, empty: T): MemoryEntry<T>
  /** Tells every tab but the one that did it, of those that listen to an entry; null: to any. */
  notifyOtherTabs(tab: object, name: string | null): void
  listen(tab: object, name: string, listener: (wiped: boolean) => void): () => void
  /** Everything that is kept anew, by its name; undefined lets go of it. */
  rewrite(change: (name: string, kept: unknown) => unknown): void
  wipe(): void
}

export const createMemoryBrowser = (): MemoryBrowser => {
  const kept = new Map<string, unknown>()
  const tabs = new Map<object, number>()
  const listeners = new Set<{
    readonly tab: object
    readonly name: string
    readonly listener: (wiped: boolean) => void
  }>()
  const entryOf = <T>(name: string, empty: T): MemoryEntry<T> => ({
    read: () => (kept.has(name) ? (kept.get(name) as T) : empty),
    keep: (value) => kept.set(name, value),
  })
  return {
    entry: entryOf,
    entryOfTab: (tab, name, empty) => {
      const number = tabs.get(tab) ?? tabs.size + 1
      tabs.set(tab, number)
      return entryOf(`${name} of tab ${number}`, empty)
    },
    notifyOtherTabs: (tab, name) => {
      for (const other of [...listeners])
        if (other.tab !== tab && (name === null || other.name === name)) other.listener(name === null)
    },
    listen: (tab, name, listener) => {
      const entry = { tab, name, listener }
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
    rewrite: (change) => {
      for (const [name, value] of [...kept]) {
        const now = change(name, value)
        if (now === undefined) kept.delete(name)
        else kept.set(name, now)
      }
    },
    wipe: () => kept.clear(),
  }
}
