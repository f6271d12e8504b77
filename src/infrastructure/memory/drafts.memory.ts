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
  const read = (place: Place): Draft | null => own.read()[keyOf(place)] ?? last(place)
  return {
    read,
    keep: (place, draft) => {
      if (apart) own.keep({ ...own.read(), [keyOf(place)]: draft })
      write({ ...entry.read(), [keyOf(place)]: draft })
    },
    forget: (place) => {
      const { [keyOf(place)]: mine, ...otherOwn } = own.read()
      own.keep(otherOwn)
      const { [keyOf(place)]: there, ...others } = entry.read()
      if (mine === undefined || JSON.stringify(mine) === JSON.stringify(there)) write(others)
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
