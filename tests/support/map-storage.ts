import type { WebStorage } from '#infrastructure/storage/safe-storage.ts'

/** A browser's store over this map; `change` puts another behaviour in the place of a method. */
export const mapStorage = (kept: Map<string, string>, change: Partial<WebStorage> = {}): WebStorage => {
  const storage: WebStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => {
      kept.set(name, value)
    },
    removeItem: (name) => {
      kept.delete(name)
    },
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  }
  return Object.assign(storage, change)
}
