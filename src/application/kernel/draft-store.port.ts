/**
 * Stores drafts of one kind through a reload and an expiry (R-session-5), one per place. A draft that a full
 * or forbidden store refuses is kept in memory, as long as the page is open.
 */
export interface DraftStore<Place extends { readonly userId: number }, Draft> {
  read(place: Place): Draft | null
  keep(place: Place, draft: Draft): void
  forget(place: Place): void
  /**
   * Reports drafts that another tab stores under the place, null if it sent or discarded the draft. The
   * returned function stops this.
   */
  watch(place: Place, tell: (draft: Draft | null) => void): () => void
}
