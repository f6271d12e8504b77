import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { amount, bodyId, id, text, time } from './shape.ts'

const tag = '公开发布'

/**
 * Open to all, not opened, the school's own again, out of the library, a new version seen or returned; one's comment hidden or readable
 * again, what became of a comment that one reported; offered again after it was taken down; an error that one reported in a question, put
 * right or found to be none.
 */
export const PUBLISHING_NOTICE = {
  granted: 1,
  declined: 2,
  ended: 3,
  takenDown: 4,
  versionPublished: 5,
  versionReturned: 6,
  commentHidden: 7,
  commentShown: 8,
  reportedHidden: 9,
  reportedKept: 10,
  restored: 11,
  faultResolved: 12,
  faultDismissed: 13,
} as const

const publishingNotice = z.object({
  Id: id,
  /** As PUBLISHING_NOTICE. */
  Kind: amount,
  ContentId: id,
  /** 1 course, 2 live course, 3 resource, 4 question. */
  Type: amount,
  Name: text,
  /** Empty where none was given. */
  Reason: text,
  CreateTime: time,
})

/** GET getpublishingnotices (ours, R-wire-11): what others decided about what the user published or asked for, not seen yet, the newest first; at most 50. */
export const getPublishingNotices = defineCall({
  method: 'GET',
  path: '/api/user/release/getpublishingnotices',
  summary: '发布内容的通知',
  tag,
  access: 'session',
  data: z.array(publishingNotice),
})

/** POST seepublishingnotices (ours): these are known; those of others and unknown ones change nothing. */
export const seePublishingNotices = defineCall({
  method: 'POST',
  path: '/api/user/release/seepublishingnotices',
  summary: '发布内容的通知已读',
  tag,
  access: 'session',
  again: 'known',
  body: z.object({ Ids: z.array(bodyId).check(z.maxLength(50)) }),
  data: z.boolean(),
})
