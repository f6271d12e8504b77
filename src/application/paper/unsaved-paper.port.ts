import type { UnsavedPaper, UnsavedPaperPlace } from '#domain/paper/unsaved-paper.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** What was changed of papers and is not saved yet, in this browser. R-paper-5. */
export type UnsavedPaperStore = DraftStore<UnsavedPaperPlace, UnsavedPaper>
