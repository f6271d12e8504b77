import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pageOf, pageQuestion } from './page.ts'
import { sentText } from './request.ts'
import { amount, bodyId, flag, id, queryNumber, text, time } from './shape.ts'

const tag = '内容下架'

/** Whether a content is offered, and what the user may do about that. */
export const contentStanding = z.object({
  Id: id,
  Name: text,
  IsWithdrawn: flag,
  /** May be taken down by the user, now. */
  CanTakeDown: flag,
  /** May be offered again by the user, now. */
  CanRestore: flag,
  /** Of what is withdrawn: why, by whom and since when; empty while it is offered. */
  Reason: text,
  UserName: text,
  Time: time,
})

/**
 * GET getcontentstanding (ours, R-wire-11): for who administers the platform, and for administrators and reviewers of its school; of what somebody else
 * withdrew also for who made it, without a UserName. Who looks after other schools and may open it is told that nothing of it is theirs to do.
 * 404 for what is not there, 403 for everybody else.
 */
export const getContentStanding = defineCall({
  method: 'GET',
  path: '/api/user/moderation/getcontentstanding',
  summary: '内容是否在架',
  tag,
  access: 'session',
  query: z.object({ Id: queryNumber }),
  data: contentStanding,
})

/**
 * POST takedowncontent (ours): a recorded or live course, resource or question is offered to nobody from now on. Reason: 4 to 200 characters, told
 * who made it. Rights as getcontentstanding; 409 for what is withdrawn already.
 */
export const takeDownContent = defineCall({
  method: 'POST',
  path: '/api/user/moderation/takedowncontent',
  summary: '下架内容',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId, Reason: sentText(z.trim(), z.maxLength(200)) }),
  data: contentStanding,
})

/** Why what was taken down is not the user's to offer again; `none` where it is. */
export const RESTORE_BAR = { none: 0, another: 1, owner: 2, replaced: 3 } as const

/** A content that was taken down, as those see it who look after its school. */
export const takenDownContent = z.object({
  Id: id,
  Type: amount,
  Name: text,
  OrgName: text,
  TeacherName: text,
  Reason: text,
  /** Who did it; '' once the account is gone. */
  UserName: text,
  Time: time,
  /** RESTORE_BAR: somebody else did it, its owner asked for it, or it was shared anew since. */
  Bar: amount,
})

/**
 * POST gettakendown (ours, R-wire-11): contents of the schools that one administers or reviews for that were taken down, and files that left their
 * library, the latest first, 20 a page; Mine: those that one took down. 403 for who looks after no school.
 */
export const getTakenDown = defineCall({
  method: 'POST',
  path: '/api/user/moderation/gettakendown',
  summary: '下架的内容',
  tag,
  access: 'session',
  again: 'asks',
  body: z.object({
    PageIndex: pageQuestion.PageIndex,
    PageSize: pageQuestion.PageSize,
    Mine: z.optional(z.boolean()),
  }),
  data: pageOf(takenDownContent),
})

/**
 * POST restorecontent (ours): offers again what takedowncontent took down, or a reviewer took out of the library of a school, by whoever did that or by the
 * platform's administrators; 403 for everybody else, 409 for what is offered, was withdrawn by its maker, at its owner's wish or in another way, and for
 * a file that was shared anew since.
 */
export const restoreContent = defineCall({
  method: 'POST',
  path: '/api/user/moderation/restorecontent',
  summary: '恢复下架的内容',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId }),
  data: contentStanding,
})
