import type { DraftStore } from '#application/kernel/draft-store.port.ts'
import type { MemoryBrowser } from './memory-browser.ts'

/** Drafts in a entry of this name; `keyOf` tells places apart and begins with the user's id and a slash. */
export const memoryDrafts = <Place extends { readonly userId: number }, Draft>(
  browser: MemoryBrowser,
  name: string,
  keyOf: (place: Place) => `${number}/${string}`,
): DraftStore<Place, Draft> => {
  const tab = {}
  const entry = browser.entry<Readonly<Record<string, Draft>>>(name, {})
  const write = (drafts: Readonly<Record<string, Draft>>) => {
    entry.keep(drafts)
    browser.notifyOtherTabs(tab, name)
  }
  const keepIf = (wanted: (key: string) => boolean) =>
    write(Object.fromEntries(Object.entries(entry.read()).filter(([key]) => wanted(key))))
  const read = (place: Place): Draft | null => entry.read()[keyOf(place)] ?? null
  return {
    read,
    keep: (place, draft) => write({ ...entry.read(), [keyOf(place)]: draft }),
    forget: (place) => keepIf((key) => key !== keyOf(place)),
    keepOnlyOf: (userId) => keepIf((key) => userId !== 0 && key.startsWith(`${userId}/`)),
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
