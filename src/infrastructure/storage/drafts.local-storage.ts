import type { DraftStore } from '#application/kernel/draft-store.port.ts'
import type { SafeStorage } from './safe-storage.ts'
import type { StorageKey } from './storage-key.ts'

/** A draft with where it is written. */
export interface StoredDraft<Place, Draft> {
  readonly place: Place
  readonly draft: Draft
}

export interface DraftStorage<Place, Draft> {
  readonly key: StorageKey<readonly StoredDraft<Place, Draft>[]>
  /** The oldest make room. */
  readonly most: number
  readonly isSame: (one: Place, other: Place) => boolean
}

/** The latest drafts of this browser, the one that was touched last first. */
export const localStorageDrafts = <Place extends { readonly userId: number }, Draft>(
  storage: SafeStorage,
  { key, most, isSame }: DraftStorage<Place, Draft>,
): DraftStore<Place, Draft> => {
  const others = (place: Place) => storage.read(key).filter((kept) => !isSame(kept.place, place))
  return {
    read: (place) => storage.read(key).find((kept) => isSame(kept.place, place))?.draft ?? null,
    keep: (place, draft) => storage.write(key, [{ place, draft }, ...others(place)].slice(0, most)),
    forget: (place) => storage.write(key, others(place)),
    keepOnlyOf: (userId) =>
      storage.write(
        key,
        storage.read(key).filter(({ place }) => userId !== 0 && place.userId === userId),
      ),
  }
}
