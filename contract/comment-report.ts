import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pageOf, pageQuestion } from './page.ts'
import { sentText } from './request.ts'
import { amount, bodyId, flag, id, text, time } from './shape.ts'

const tag = '评论举报'

/** What is wrong with a comment that is reported. */
export const REPORT_CATEGORY = {
  advertising: 1,
  insult: 2,
  harmful: 3,
  privacy: 4,
  offTopic: 5,
  other: 6,
} as const

/** Which reports a queue has: those that wait, those whose comment was hidden, those whose comment was kept. */
export const REPORTS_SHOWN = { open: 0, hidden: 1, kept: 2 } as const

/** What is done about a reported comment; `show` makes a hidden one readable again. */
export const REPORT_VERDICT = { hide: 1, keep: 2, show: 3 } as const

/**
 * POST reportcomment (ours, R-wire-11): tells those who administer the school of the content. Words: at most 200 characters. Repeated it is answered alike, the
 * first Words are kept. 403 for one's own, 404 for one that cannot be read.
 */
export const reportComment = defineCall({
  method: 'POST',
  path: '/api/user/comments/reportcomment',
  summary: '举报评论',
  tag,
  access: 'session',
  body: z.object({
    Id: bodyId,
    Category: z.int().check(z.minimum(1), z.maximum(6)),
    Words: sentText(z.trim(), z.maxLength(200)),
  }),
  data: z.boolean(),
})

/** A comment with what was said against it. */
export const reportedComment = z.object({
  /** Of the comment. */
  Id: id,
  /** Sanitised HTML. */
  Content: z.string(),
  UserName: text,
  CreateTime: time,
  IsMine: flag,
  /** COMMENT_STATE. */
  State: amount,
  /** What it was written on. */
  ContentId: id,
  ContentType: amount,
  ContentName: text,
  OrgName: text,
  Reports: z.array(z.object({ Category: amount, Words: text, UserName: text, CreateTime: time })),
  /** Who decided, when and why; empty while nobody has. */
  DeciderName: text,
  DecideTime: time,
  Reason: text,
})

/**
 * POST getcommentreports (ours): comments on what the schools publish that one administers, one row for each comment; those that wait longest
 * first, those that were decided latest first. Shown as REPORTS_SHOWN. 403 for who administers nothing.
 */
export const getCommentReports = defineCall({
  method: 'POST',
  path: '/api/user/manage/getcommentreports',
  summary: '评论举报列表',
  tag,
  access: 'session',
  again: 'asks',
  body: z.object({
    PageIndex: pageQuestion.PageIndex,
    PageSize: pageQuestion.PageSize,
    Shown: z.optional(z.int().check(z.minimum(0), z.maximum(2))),
  }),
  data: pageOf(reportedComment),
})

/**
 * POST decidecommentreport (ours): Verdict as REPORT_VERDICT; hiding needs a Reason of 1 to 200 characters. Writer and reporters are told. 403 for
 * one's own comment and that of a school one does not administer, 404 for one that is not there, 409 where somebody else was faster.
 */
export const decideCommentReport = defineCall({
  method: 'POST',
  path: '/api/user/manage/decidecommentreport',
  summary: '处理评论举报',
  tag,
  access: 'session',
  body: z.object({
    Id: bodyId,
    Verdict: z.int().check(z.minimum(1), z.maximum(3)),
    Reason: sentText(z.trim(), z.maxLength(200)),
  }),
  data: z.boolean(),
})
