/**
 * Where drafts of one kind outlive a reload and an expiry (R-session-5), each under its place. What a full or forbidden
 * store does not take lives as long as the page.
 */
export interface DraftStore<Place extends { readonly userId: number }, Draft> {
  read(place: Place): Draft | null
  keep(place: Place, draft: Draft): void
  forget(place: Place): void
  /** Reports what another tab wrote there, null where it was sent or discarded; the returned function ends it. */
  watch(place: Place, tell: (draft: Draft | null) => void): () => void
}
