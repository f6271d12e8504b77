import { NOTHING_SELECTED } from '../kernel/selection.ts'
import { isOfWaiting } from './review-query.ts'
import type { ReviewQueueContext } from './review-queue.events.ts'
import { type Decided, nextAfter, reportOf } from './review-work.ts'
import { canBeUndone } from './verdict.ts'

const idsOf = ({ page }: ReviewQueueContext): readonly number[] => page?.items.map(({ id }) => id) ?? []

/** What is looked at after the decision that is under way; 0 for nothing, null where what is looked at stays. */
export const nextOf = (context: ReviewQueueContext): number | null =>
  isOfWaiting(context.query)
    ? nextAfter(idsOf(context), context.work?.requests.map(({ id }) => id) ?? [])
    : null

/** The same after a decision was taken back: it waits again, and is looked at again. */
export const backTo = ({ query }: ReviewQueueContext, result: Decided): number | null =>
  isOfWaiting(query) && result.ok ? (result.value.done[0]?.id ?? null) : null

/** The one after what was chosen in the queue, or before it; null where there is none. */
export const stepFrom = (context: ReviewQueueContext, by: 1 | -1): number | null => {
  const ids = idsOf(context)
  const at = ids.indexOf(context.chosenId)
  return ids[Math.max(0, at + by)] ?? null
}

/** What was decided leaves the queue at once, or a quick hand decides one of them again; the next one is looked at. */
export const settledBy = (context: ReviewQueueContext, result: Decided): Partial<ReviewQueueContext> => {
  const { work, query, page } = context
  if (!result.ok || work === null) return { work: null }
  const { done } = result.value
  const gone = (id: number) => query.tab !== 'all' && done.some((seen) => seen.id === id)
  const isUndoable = done.length > 0 && canBeUndone(work.verdict)
  return {
    work: null,
    report: reportOf(work, result.value),
    undoable: isUndoable ? { organisationId: query.organisationId, requests: done } : null,
    ...NOTHING_SELECTED,
    page: page && { ...page, items: page.items.filter(({ id }) => !gone(id)) },
    chosenId: nextOf(context) ?? context.chosenId,
  }
}
