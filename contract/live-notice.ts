import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { amount, bodyId, id, text, time } from './shape.ts'

const tag = '直播'

/** What became of a lesson: 改期, 内容调整, 取消, 恢复. */
export const LIVE_NOTICE_KIND = { moved: 1, changed: 2, cancelled: 3, restored: 4 } as const

const liveNotice = z.object({
  Id: id,
  /** LIVE_NOTICE_KIND. */
  Kind: amount,
  ContentId: id,
  /** Of the live course, and of the lesson. */
  Name: text,
  SessionName: text,
  StartTime: time,
  /** Before it was moved; '' for none. */
  WasStartTime: time,
  Reason: text,
  CreateTime: time,
})

/** GET getlivenotices (ours): what became of lessons that the user reserved, not seen yet, the newest first; at most 50. */
export const getLiveNotices = defineCall({
  method: 'GET',
  path: '/api/user/livenotice/getlivenotices',
  summary: '直播变动通知',
  tag,
  access: 'session',
  data: z.array(liveNotice),
})

/** POST seelivenotices (ours): these are known; those of others and unknown ones change nothing. */
export const seeLiveNotices = defineCall({
  method: 'POST',
  path: '/api/user/livenotice/seelivenotices',
  summary: '已读直播变动',
  tag,
  access: 'session',
  again: 'known',
  body: z.object({ Ids: z.array(bodyId).check(z.minLength(1), z.maxLength(50)) }),
  data: z.boolean(),
})
