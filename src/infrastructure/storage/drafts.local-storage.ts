import type { DraftStore } from '#application/kernel/draft-store.port.ts'
import { leftKeysIn } from './left-keys.ts'
import type { SafeStorage } from './safe-storage.ts'
import type { StorageKey } from './storage-key.ts'

/** A draft with where it is written. */
export interface StoredDraft<Place, Draft> {
  readonly place: Place
  readonly draft: Draft
}

/** What tells a tab that another one wrote. */
export type TabEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>

export interface DraftStorage<Place, Draft> {
  readonly key: StorageKey<readonly StoredDraft<Place, Draft>[]>
  /** The oldest make room. */
  readonly most: number
  readonly isSame: (one: Place, other: Place) => boolean
  /** Two tabs in one place write apart: each finds its own again, and one that has none the text that was written last. R-tabs-2. */
  readonly apart?: boolean
}

/** The latest drafts of this browser, the one that was touched last first. What was sent of them and not answered is left with them. */
export const localStorageDrafts = <Place extends { readonly userId: number }, Draft>(
  storage: SafeStorage,
  options: DraftStorage<Place, Draft>,
  tabs: TabEvents | undefined = globalThis.window,
): DraftStore<Place, Draft> => {
  const drafts = draftsOf(storage, options, tabs)
  const keys = leftKeysIn(storage)
  const heldAt = (place: Place) => ({
    userId: place.userId,
    draft: `${options.key.name} ${JSON.stringify(place)}`,
  })
  return {
    ...drafts,
    read: (place) => {
      const draft = drafts.read(place)
      if (draft !== null) keys.hold(heldAt(place))
      return draft
    },
    keep: (place, draft) => {
      keys.hold(heldAt(place))
      drafts.keep(place, draft)
    },
    forget: (place) => {
      drafts.forget(place)
      keys.letGo(heldAt(place), drafts.read(place) === null)
    },
  }
}

const draftsOf = <Place extends { readonly userId: number }, Draft>(
  storage: SafeStorage,
  options: DraftStorage<Place, Draft>,
  tabs: TabEvents | undefined,
): DraftStore<Place, Draft> => {
  const shared = draftsUnder(storage, options, tabs)
  if (options.apart !== true) return shared
  const own = draftsUnder(storage, { ...options, key: { ...options.key, area: 'session' } }, tabs)
  /** What this tab last found in places where it has written nothing since. */
  const found = new Map<string, string>()
  return {
    ...shared,
    read: (place) => {
      const draft = own.read(place) ?? shared.read(place)
      found.set(JSON.stringify(place), JSON.stringify(draft))
      return draft
    },
    keep: (place, draft) => {
      found.delete(JSON.stringify(place))
      own.keep(place, draft)
      shared.keep(place, draft)
    },
    forget: (place) => {
      const last = JSON.stringify(shared.read(place))
      const mine = own.read(place)
      const seen = mine === null ? found.get(JSON.stringify(place)) : JSON.stringify(mine)
      own.forget(place)
      // What another tab wrote since, or this one never saw, is still to be sent there.
      if (seen === undefined || seen === last) shared.forget(place)
    },
  }
}

const draftsUnder = <Place extends { readonly userId: number }, Draft>(
  storage: SafeStorage,
  { key, most, isSame }: DraftStorage<Place, Draft>,
  tabs: TabEvents | undefined,
): DraftStore<Place, Draft> => {
  const others = (place: Place) => storage.read(key).filter((kept) => !isSame(kept.place, place))
  const read = (place: Place): Draft | null =>
    storage.read(key).find((kept) => isSame(kept.place, place))?.draft ?? null
  return {
    read,
    keep: (place, draft) => storage.write(key, [{ place, draft }, ...others(place)].slice(0, most)),
    forget: (place) => storage.write(key, others(place)),
    watch: (place, tell) => {
      let known = JSON.stringify(read(place))
      const listen = ({ key: changed }: StorageEvent) => {
        if (changed !== key.name) return
        const draft = read(place)
        const now = JSON.stringify(draft)
        if (now !== known) tell(draft)
        known = now
      }
      tabs?.addEventListener('storage', listen)
      return () => tabs?.removeEventListener('storage', listen)
    },
  }
}
