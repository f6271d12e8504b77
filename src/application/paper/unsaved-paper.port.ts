import type { UnsavedPaper, UnsavedPaperPlace } from '#domain/paper/unsaved-paper.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** Changes of papers in this browser that are not saved on the server yet. R-paper-5. */
export type UnsavedPaperStore = DraftStore<UnsavedPaperPlace, UnsavedPaper>
