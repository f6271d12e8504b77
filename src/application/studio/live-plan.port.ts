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
  /** Plans with the latest change first. `forbidden` for a school where the user may not review. */
  plans(scope: PlanScope, signal: AbortSignal): Answer<LivePlanPage>
  /**
   * Idempotent by client id. `forbidden` for a school that the user does not belong to, `noRoom` if there are
   * too many plans.
   */
  create(plan: NewPlan, signal: AbortSignal): Answer<LivePlan>
  /** `missing` if the plan does not exist or the user may not see it. */
  plan(id: number, signal: AbortSignal): Answer<LivePlan>
  /**
   * Idempotent by intent. `conflict` if the revision is outdated or the plan is in review, `forbidden` for
   * another user's file.
   */
  save(saving: PlanSaving, signal: AbortSignal): Answer<LivePlan>
  /**
   * `invalid` for a faulty plan or too short a reason, `conflict` if the plan is in another state,
   * `forbidden` without the right.
   */
  perform(acting: PlanActing, signal: AbortSignal): Answer<LivePlan>
  /** Removes a plan that was never published; `conflict` for any other. */
  remove(id: number, signal: AbortSignal): Answer<true>
  /** Turns one of the user's own files, by its id there, into a file that a plan can contain. */
  takeFile(ownFileId: number, signal: AbortSignal): Answer<DocumentFile>
  /** Members of a school that the user belongs to, by name. */
  colleagues(organisationId: number, signal: AbortSignal): Answer<readonly Colleague[]>
}
