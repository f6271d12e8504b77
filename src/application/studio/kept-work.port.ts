import type { CaptionDraft, CaptionDraftPlace, HeldEdits, HeldEditsPlace } from '#domain/studio/kept-work.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** Edits that came while their course was handed in, and those that clash with others' and were not answered yet. */
export type HeldEditsStore = DraftStore<HeldEditsPlace, HeldEdits>

/** Captions that are being written. */
export type CaptionDraftStore = DraftStore<CaptionDraftPlace, CaptionDraft>
