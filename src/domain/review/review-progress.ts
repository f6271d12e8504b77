import { NOTHING_SELECTED } from '../kernel/selection.ts'
import { isOfWaiting } from './review-query.ts'
import type { ReviewQueueContext } from './review-queue.events.ts'
import { type Decided, nextAfter, reportOf } from './review-work.ts'
import { canBeUndone } from './verdict.ts'

const idsOf = ({ page }: ReviewQueueContext): readonly number[] => page?.items.map(({ id }) => id) ?? []

/** The request to show after the decision in progress; 0 for none, null to stay. */
export const nextOf = (context: ReviewQueueContext): number | null =>
  isOfWaiting(context.query)
    ? nextAfter(idsOf(context), context.work?.requests.map(({ id }) => id) ?? [])
    : null

/** The request to show after an undo: the restored one, which waits again. */
export const backTo = ({ query }: ReviewQueueContext, result: Decided): number | null =>
  isOfWaiting(query) && result.ok ? (result.value.done[0]?.id ?? null) : null

/** The request after or before the chosen one in the queue; null if there is none. */
export const stepFrom = (context: ReviewQueueContext, by: 1 | -1): number | null => {
  const ids = idsOf(context)
  const at = ids.indexOf(context.chosenId)
  return ids[Math.max(0, at + by)] ?? null
}

/** Removes decided requests from the queue at once, so that nobody decides one twice, and shows the next. */
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
