import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { DocumentFile } from '#domain/studio/course-document.ts'
import type { Colleague } from '#domain/studio/course-studio.ts'
import type {
  LivePlan,
  LivePlanPage,
  NewPlan,
  PlanActing,
  PlanSaving,
  PlanScope,
} from '#domain/studio/live-plan.ts'

type Answer<T> = Promise<Result<T, Failure>>

/** Plans of live lessons. Wire: 直播工作室. */
export interface LivePlanPort {
  /** The last changed first. `forbidden` for a school where the user may not review. */
  plans(scope: PlanScope, signal: AbortSignal): Answer<LivePlanPage>
  /** Once for each client id. `forbidden` for a school of others, `noRoom` for too many. */
  create(plan: NewPlan, signal: AbortSignal): Answer<LivePlan>
  /** `missing` for one that is not there or not theirs. */
  plan(id: number, signal: AbortSignal): Answer<LivePlan>
  /** Once for each intent. `conflict` over another revision and in review, `forbidden` for a file of others. */
  save(saving: PlanSaving, signal: AbortSignal): Answer<LivePlan>
  /** `invalid` for a plan with faults and too short a reason, `conflict` where the plan does not stand so, `forbidden` without the right. */
  perform(acting: PlanActing, signal: AbortSignal): Answer<LivePlan>
  /** One that was never published; a conflict for any other. */
  remove(id: number, signal: AbortSignal): Answer<true>
  /** One of the user's own files, by its id among them, as a plan names it. */
  takeFile(ownFileId: number, signal: AbortSignal): Answer<DocumentFile>
  /** Members of a school that the user belongs to, by name. */
  colleagues(organisationId: number, signal: AbortSignal): Answer<readonly Colleague[]>
}
