import type { SittingDraft, SittingPlace } from '#domain/paper/paper-sitting.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** Answers to papers in progress; `keep` merges with the draft of another tab (`mergedSitting`). */
export type SittingStore = DraftStore<SittingPlace, SittingDraft>
