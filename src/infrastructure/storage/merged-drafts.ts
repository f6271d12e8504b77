import type { DraftStore } from '#application/kernel/draft-store.port.ts'

/** Drafts that are put together with what another tab kept in their place; what is there already is not written again. */
export const mergedDrafts = <Place extends { readonly userId: number }, Draft>(
  drafts: DraftStore<Place, Draft>,
  merge: (own: Draft, there: Draft) => Draft,
): DraftStore<Place, Draft> => ({
  ...drafts,
  keep: (place, draft) => {
    const there = drafts.read(place)
    const merged = there === null ? draft : merge(draft, there)
    if (JSON.stringify(merged) !== JSON.stringify(there)) drafts.keep(place, merged)
  },
})
