import type { PlanDraft, PlanDraftPlace } from '#domain/studio/plan-merge.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** Changes of live plans in this browser that are not saved on the server yet. R-live-8. */
export type PlanDraftStore = DraftStore<PlanDraftPlace, PlanDraft>
