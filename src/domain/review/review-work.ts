import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import type { SeenRequest, ShareRequest } from './share-request.ts'
import type { DecisionReport, FailedDecision, Verdict } from './verdict.ts'

/** Requests to be decided alike. */
export interface ReviewWork {
  readonly requests: readonly ShareRequest[]
  readonly verdict: Verdict
}

/** The outcome of a decision, shown to the reviewer. */
export interface ReviewReport {
  readonly kind: Verdict['kind']
  readonly done: readonly ShareRequest[]
  readonly failed: readonly (FailedDecision & { readonly name: string })[]
}

/** A decision that can still be undone. */
export interface Undoable {
  readonly organisationId: number
  readonly requests: readonly SeenRequest[]
}

export type Decided = Result<DecisionReport, Failure>

/** Why nothing was decided: the server's message for the first request. */
export const refusalOf = (result: Decided): Failure =>
  result.ok
    ? { kind: 'rejected', reason: 'conflict', message: result.value.failed[0]?.message ?? '' }
    : result.failure

export const reportOf = (
  { requests, verdict }: ReviewWork,
  { done, failed }: DecisionReport,
): ReviewReport => ({
  kind: verdict.kind,
  done: requests.filter(({ id }) => done.some((seen) => seen.id === id)),
  failed: failed.map((refusal) => ({
    ...refusal,
    name: requests.find(({ id }) => id === refusal.id)?.file.name ?? '',
  })),
})

/** The request to show next: the one after the decided ones in the queue, else the one before; 0 for none. */
export const nextAfter = (queue: readonly number[], decided: readonly number[]): number => {
  const last = Math.max(...decided.map((id) => queue.indexOf(id)))
  const left = (id: number) => !decided.includes(id)
  return queue.slice(last + 1).find(left) ?? queue.slice(0, Math.max(0, last)).findLast(left) ?? 0
}
