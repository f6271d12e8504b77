import type { DraftStore } from '#application/kernel/draft-store.port.ts'
import type { MemoryBrowser } from './memory-browser.ts'

/** Drafts in a entry of this name; `keyOf` tells places apart and begins with the user's id and a slash. */
export const memoryDrafts = <Place extends { readonly userId: number }, Draft>(
  browser: MemoryBrowser,
  name: string,
  keyOf: (place: Place) => `${number}/${string}`,
): DraftStore<Place, Draft> => {
  const entry = browser.entry<Readonly<Record<string, Draft>>>(name, {})
  const keepIf = (wanted: (key: string) => boolean) =>
    entry.keep(Object.fromEntries(Object.entries(entry.read()).filter(([key]) => wanted(key))))
  return {
    read: (place) => entry.read()[keyOf(place)] ?? null,
    keep: (place, draft) => entry.keep({ ...entry.read(), [keyOf(place)]: draft }),
    forget: (place) => keepIf((key) => key !== keyOf(place)),
    keepOnlyOf: (userId) => keepIf((key) => userId !== 0 && key.startsWith(`${userId}/`)),
  }
}
