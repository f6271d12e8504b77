import type {
  CaptionDraft,
  CaptionDraftPlace,
  CaptionPlace,
  HeldEdits,
  HeldEditsPlace,
} from '#domain/studio/kept-work.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** Edits made while the course was in review, and conflicting edits that the user has not resolved yet. */
export type HeldEditsStore = DraftStore<HeldEditsPlace, HeldEdits>

/** Captions that are being written, not saved yet. */
export interface CaptionDraftStore extends DraftStore<CaptionDraftPlace, CaptionDraft> {
  /** The places of all stored captions of a course draft. */
  of(place: Pick<CaptionDraftPlace, 'userId' | 'draftId'>): readonly CaptionPlace[]
}
