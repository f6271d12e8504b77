import type { ModerationPort } from '#application/moderation/moderation.port.ts'
import type { DataOf } from '#contract/call.ts'
import { getContentStanding, restoreContent, takeDownContent } from '#contract/moderation.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { ContentStanding } from '#domain/moderation/content-standing.ts'
import type { Http } from '../http/http.ts'
import { flagOf, textOf, timeOf } from '../http/wire-values.ts'

const standingOf = (
  read: Result<DataOf<typeof getContentStanding>, Failure>,
): Result<ContentStanding, Failure> => {
  if (!read.ok) return read
  const it = read.value
  return success({
    contentId: it.Id,
    name: textOf(it.Name),
    withdrawal: flagOf(it.IsWithdrawn)
      ? { reason: textOf(it.Reason), userName: textOf(it.UserName), at: timeOf(it.Time) }
      : null,
    canTakeDown: flagOf(it.CanTakeDown),
    canRestore: flagOf(it.CanRestore),
  })
}

/** Wire: getcontentstanding, takedowncontent, restorecontent. */
export const axiosModeration = (http: Http): ModerationPort => ({
  standing: async (contentId, signal) =>
    standingOf(await http.call(getContentStanding, { query: { Id: contentId } }, signal)),
  takeDown: async ({ contentId, reason }, signal) =>
    standingOf(await http.call(takeDownContent, { body: { Id: contentId, Reason: reason } }, signal)),
  restore: async (contentId, signal) =>
    standingOf(await http.call(restoreContent, { body: { Id: contentId } }, signal)),
})
