import { createSafeStorage, type SafeStorage, type WebStorage } from '#infrastructure/storage/safe-storage.ts'
import { mapStorage } from '#tests/support/map-storage.ts'

/** One tab of a browser: its stores and where it hears of the other tabs. */
export interface Tab {
  readonly storage: SafeStorage
  readonly events: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

class StorageChange extends Event {
  readonly key: string | null
  readonly oldValue: string | null

  constructor(key: string | null, oldValue: string | null) {
    super('storage')
    this.key = key
    this.oldValue = oldValue
  }
}

const tellingStorage = (
  kept: Map<string, string>,
  changed: (key: string | null, oldValue: string | null) => void,
): WebStorage =>
  mapStorage(kept, {
    setItem: (name, value) => {
      const before = kept.get(name) ?? null
      kept.set(name, value)
      if (before !== value) changed(name, before)
    },
    removeItem: (name) => {
      const before = kept.get(name) ?? null
      if (kept.delete(name)) changed(name, before)
    },
    clear: () => {
      const news = kept.size > 0
      kept.clear()
      if (news) changed(null, null)
    },
  })

/** A browser whose tabs share local storage and hear of each other's changes, as browsers do. */
export const openBrowser = (): (() => Tab) => {
  const shared = new Map<string, string>()
  const tabs: EventTarget[] = []
  return () => {
    const events = new EventTarget()
    tabs.push(events)
    const tellOthers = (key: string | null, oldValue: string | null) => {
      for (const tab of tabs) if (tab !== events) tab.dispatchEvent(new StorageChange(key, oldValue))
    }
    const local = tellingStorage(shared, tellOthers)
    const session = mapStorage(new Map())
    const storage = createSafeStorage({ local: () => local, session: () => session })
    return { storage, events }
  }
}
