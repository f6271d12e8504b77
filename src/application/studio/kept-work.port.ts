import type {
  CaptionDraft,
  CaptionDraftPlace,
  CaptionPlace,
  HeldEdits,
  HeldEditsPlace,
} from '#domain/studio/kept-work.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** Edits that came while their course was handed in, and those that clash with others' and were not answered yet. */
export type HeldEditsStore = DraftStore<HeldEditsPlace, HeldEdits>

/** Captions that are being written. */
export interface CaptionDraftStore extends DraftStore<CaptionDraftPlace, CaptionDraft> {
  /** All that are kept of a draft. */
  of(place: Pick<CaptionDraftPlace, 'userId' | 'draftId'>): readonly CaptionPlace[]
}
