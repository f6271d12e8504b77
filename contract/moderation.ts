import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { sentText } from './request.ts'
import { bodyId, flag, id, queryNumber, text, time } from './shape.ts'

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
 * GET getcontentstanding (ours, R-wire-11): for who administers the platform, and for administrators and reviewers of its school. 404 for what
 * is not there, 403 for everybody else.
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

/**
 * POST restorecontent (ours): offers again what takedowncontent took down, by whoever did that or by the platform's administrators; 403 for
 * everybody else, 409 for what is offered or was withdrawn in another way.
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
