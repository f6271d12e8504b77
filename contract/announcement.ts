import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pageOf } from './page.ts'
import { amount, bodyId, flag, id, queryNumber, text, time } from './shape.ts'

const tag = '通知'

/** A notice for a reader. */
export const readNotice = z.object({
  Id: id,
  /** The school whose members it is for; 0 for everybody. */
  OrgId: amount,
  OrgName: text,
  Title: text,
  /** Sanitised HTML without pictures. */
  Content: text,
  UserName: text,
  PublishTime: time,
  /** Stands above the others. */
  IsTop: flag,
  IsRead: flag,
})

/**
 * GET countnotices (ours, R-wire-11): how much of what stands at 通知 the user has not read: notices of now, what became of lessons that they reserved,
 * and what others decided about what they published or asked for.
 */
export const countNotices = defineCall({
  method: 'GET',
  path: '/api/user/notice/countnotices',
  summary: '未读通知数',
  tag,
  access: 'session',
  data: z.object({ Notices: amount, Lessons: amount, Decisions: amount }),
})

/** GET getnotices (ours): the notices of now for the user, those on top first, then the newest. */
export const getNotices = defineCall({
  method: 'GET',
  path: '/api/user/notice/getnotices',
  summary: '通知',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ PageIndex: z.optional(queryNumber), PageSize: z.optional(queryNumber) }),
  data: pageOf(readNotice),
})

/**
 * POST readnotices (ours): the user has read these, or with All every notice of now; those that are not for the user change nothing.
 * Answers how many notices are unread still.
 */
export const readNotices = defineCall({
  method: 'POST',
  path: '/api/user/notice/readnotices',
  summary: '已读通知',
  tag,
  access: 'session',
  again: 'known',
  body: z.object({ Ids: z.array(bodyId).check(z.maxLength(100)), All: z.boolean() }),
  data: z.int(),
})
