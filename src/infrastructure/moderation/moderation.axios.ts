import type { ModerationPort } from '#application/moderation/moderation.port.ts'
import type { DataOf } from '#contract/call.ts'
import {
  getContentStanding,
  getTakenDown,
  RESTORE_BAR,
  restoreContent,
  takeDownContent,
} from '#contract/moderation.ts'
import type { ContentType } from '#domain/catalogue/category.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { ContentStanding } from '#domain/moderation/content-standing.ts'
import { type RestoreBar, TAKEN_DOWN_PER_PAGE } from '#domain/moderation/taken-down.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, textOf, timeOf, wordsOf } from '../http/wire-values.ts'

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

const BARS: ReadonlyMap<number, RestoreBar> = wordsOf(RESTORE_BAR)

/** Wire: getcontentstanding, gettakendown, takedowncontent, restorecontent. */
export const axiosModeration = (http: Http): ModerationPort => ({
  standing: async (contentId, signal) =>
    standingOf(await http.call(getContentStanding, { query: { Id: contentId } }, signal)),
  takenDown: async ({ mine, page }, signal) => {
    const body = { Mine: mine, PageIndex: page, PageSize: TAKEN_DOWN_PER_PAGE }
    const read = await http.call(getTakenDown, { body }, signal)
    if (!read.ok) return read
    return success({
      index: page,
      size: TAKEN_DOWN_PER_PAGE,
      total: amountOf(read.value.TotalCount),
      items: read.value.Items.map((it) => ({
        id: it.Id,
        type: amountOf(it.Type) as ContentType,
        name: textOf(it.Name),
        schoolName: textOf(it.OrgName),
        teacherName: textOf(it.TeacherName),
        reason: textOf(it.Reason),
        userName: textOf(it.UserName),
        at: timeOf(it.Time),
        bar: BARS.get(amountOf(it.Bar)) ?? 'another',
      })),
    })
  },
  takeDown: async ({ contentId, reason }, signal) =>
    standingOf(await http.call(takeDownContent, { body: { Id: contentId, Reason: reason } }, signal)),
  restore: async (contentId, signal) =>
    standingOf(await http.call(restoreContent, { body: { Id: contentId } }, signal)),
})
