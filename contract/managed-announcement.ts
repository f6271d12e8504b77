import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pageOf } from './page.ts'
import { sentText, sentTime } from './request.ts'
import { amount, bodyId, flag, id, queryNumber, text, time } from './shape.ts'

const tag = '通知'

/** The life of a notice: 草稿, 已发布, 已撤回. */
export const NOTICE_STATUS = { draft: 1, published: 2, withdrawn: 3 } as const

export const MAX_NOTICE_TITLE = 80

/** Characters that can be seen. */
export const MAX_NOTICE_LENGTH = 5000

/** With its marks. */
const MAX_NOTICE_HTML = 60_000

export const MAX_NOTICE_PICTURES = 20

/** A notice as administrators see it, whatever has become of it. */
export const managedNotice = z.object({
  Id: id,
  /** Grows with every change: what is changed is what was seen. */
  RowVersion: amount,
  /** The school whose members it is for; 0 for everybody. */
  OrgId: amount,
  OrgName: text,
  Title: text,
  Content: text,
  UserName: text,
  /** NOTICE_STATUS. */
  Status: amount,
  /** Shown from then on; empty for as soon as it is published. */
  FromTime: time,
  /** Not shown any more from then on; empty for without an end. */
  ToTime: time,
  IsTop: flag,
  /** People it is for now, and those among them who have read it. */
  AudienceCount: amount,
  ReadCount: amount,
})

const page = { PageIndex: z.optional(queryNumber), PageSize: z.optional(queryNumber) }

/** GET getmanagednotices (ours, R-wire-11): the notices that the user administers, the newest first. 403 for who administers nothing. */
export const getManagedNotices = defineCall({
  method: 'GET',
  path: '/api/user/manage/getmanagednotices',
  summary: '管理通知',
  tag,
  access: 'session',
  query: z.object(page),
  data: pageOf(managedNotice),
})

/**
 * POST savenotice (ours): Id 0 for a new one. OrgId 0 for everybody, for the platform's administrators only; it stays once published.
 * Publish makes it public, or public again; without it a new one is a draft and any other stays what it is. Content is HTML, which is
 * sanitised. Times left out are none. 400 for nothing to read, an end before the beginning and a changed OrgId; 403, 404; 409 where
 * it changed since RowVersion was read.
 */
export const saveNotice = defineCall({
  method: 'POST',
  path: '/api/user/manage/savenotice',
  summary: '保存通知',
  tag,
  access: 'session',
  body: z.object({
    Id: bodyId,
    RowVersion: z.int(),
    OrgId: bodyId,
    Title: sentText(z.trim(), z.minLength(1), z.maxLength(MAX_NOTICE_TITLE)),
    Content: sentText(z.maxLength(MAX_NOTICE_HTML)),
    IsTop: z.boolean(),
    FromTime: z.optional(sentTime),
    ToTime: z.optional(sentTime),
    Publish: z.boolean(),
  }),
  data: z.object({ Id: id }),
})

const seen = z.object({ Id: bodyId, RowVersion: z.int() })

/** POST withdrawnotice (ours): nobody reads it any more. 403, 404, 409 as for savenotice, and for one that is not published. */
export const withdrawNotice = defineCall({
  method: 'POST',
  path: '/api/user/manage/withdrawnotice',
  summary: '撤回通知',
  tag,
  access: 'session',
  body: seen,
  data: z.boolean(),
})

/** POST removenotice (ours): a draft or a withdrawn one. 403, 404, 409 as for savenotice, and for one that is published. */
export const removeNotice = defineCall({
  method: 'POST',
  path: '/api/user/manage/removenotice',
  summary: '删除通知',
  tag,
  access: 'session',
  body: seen,
  data: z.boolean(),
})

/** GET getnoticereaders (ours): who has read a notice (Read 1, the latest first), or has not (Read 0), of those it is for now. 403, 404. */
export const getNoticeReaders = defineCall({
  method: 'GET',
  path: '/api/user/manage/getnoticereaders',
  summary: '通知的阅读情况',
  tag,
  access: 'session',
  query: z.object({ ...page, Id: queryNumber, Read: queryNumber }),
  data: pageOf(
    z.object({
      UserId: id,
      Name: text,
      /** The schools of the person, as far as the asking one administers them. */
      Schools: text,
      /** Empty for who has not. */
      ReadTime: time,
    }),
  ),
})
