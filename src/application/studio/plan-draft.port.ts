import type { PlanDraft, PlanDraftPlace } from '#domain/studio/plan-merge.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** What was changed of plans of live lessons and is not saved yet, in this browser. R-live-8. */
export type PlanDraftStore = DraftStore<PlanDraftPlace, PlanDraft>
