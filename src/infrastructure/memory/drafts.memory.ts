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
  const own = new Map<string, Draft>()
  const entry = browser.entry<Readonly<Record<string, Draft>>>(name, {})
  const write = (drafts: Readonly<Record<string, Draft>>) => {
    entry.keep(drafts)
    browser.notifyOtherTabs(tab, name)
  }
  const keepIf = (wanted: (key: string) => boolean) =>
    write(Object.fromEntries(Object.entries(entry.read()).filter(([key]) => wanted(key))))
  const last = (place: Place): Draft | null => entry.read()[keyOf(place)] ?? null
  const read = (place: Place): Draft | null => own.get(keyOf(place)) ?? last(place)
  return {
    read,
    keep: (place, draft) => {
      if (apart) own.set(keyOf(place), draft)
      write({ ...entry.read(), [keyOf(place)]: draft })
    },
    forget: (place) => {
      const mine = own.get(keyOf(place))
      own.delete(keyOf(place))
      if (mine === undefined || JSON.stringify(mine) === JSON.stringify(last(place)))
        keepIf((key) => key !== keyOf(place))
    },
    keepOnlyOf: (userId) => {
      const isOf = (key: string) => userId !== 0 && key.startsWith(`${userId}/`)
      for (const key of own.keys()) if (!isOf(key)) own.delete(key)
      keepIf(isOf)
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
