import type { DraftStore } from '#application/kernel/draft-store.port.ts'
import type { MemoryBrowser } from './memory-browser.ts'

/**
 * Drafts in a entry of this name; `keyOf` tells places apart and begins with the user's id and a slash. `apart`: of two tabs in one
 * place each has its own (R-tabs-2).
 */
export const memoryDrafts = <Place extends { readonly userId: number }, Draft>(
  browser: MemoryBrowser,
  name: string,
  keyOf: (place: Place) => `${number}/${string}`,
  { apart = false } = {},
): DraftStore<Place, Draft> => {
  const tab = {}
  /** What this tab wrote itself. */
  const own = browser.entryOfTab<Readonly<Record<string, Draft>>>(tab, name, {})
  const entry = browser.entry<Readonly<Record<string, Draft>>>(name, {})
  const write = (drafts: Readonly<Record<string, Draft>>) => {
    entry.keep(drafts)
    browser.notifyOtherTabs(tab, name)
  }
  const last = (place: Place): Draft | null => entry.read()[keyOf(place)] ?? null
  /** What this tab last found in places where it has written nothing since. */
  const found = new Map<string, string>()
  const read = (place: Place): Draft | null => {
    const draft = own.read()[keyOf(place)] ?? last(place)
    if (apart) found.set(keyOf(place), JSON.stringify(draft))
    return draft
  }
  return {
    read,
    keep: (place, draft) => {
      if (apart) own.keep({ ...own.read(), [keyOf(place)]: draft })
      found.delete(keyOf(place))
      write({ ...entry.read(), [keyOf(place)]: draft })
    },
    forget: (place) => {
      const { [keyOf(place)]: mine, ...otherOwn } = own.read()
      const seen = mine === undefined ? found.get(keyOf(place)) : JSON.stringify(mine)
      own.keep(otherOwn)
      const { [keyOf(place)]: _, ...others } = entry.read()
      if (seen === undefined || seen === JSON.stringify(last(place))) write(others)
    },
    watch: (place, tell) => {
      let known = JSON.stringify(read(place))
      return browser.listen(tab, name, () => {
        const draft = read(place)
        const now = JSON.stringify(draft)
        if (now === known) return
        known = now
        tell(draft)
      })
    },
  }
}
