import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pageOf, pageQuestion } from './page.ts'
import { sentKeyword, sentText, sentTime } from './request.ts'
import { id, text, time } from './shape.ts'

const tag = '操作记录'

/** At most as many lines are exported at once. */
export const MAX_EXPORTED_LINES = 10_000

/** What somebody did. */
export const auditLine = z.object({
  Id: id,
  Time: time,
  /** A feature and a verb: `course.publish`. */
  Act: text,
  /** 0 and empty once the account is gone. */
  UserId: id,
  UserName: text,
  OrgName: text,
  /** A kind and an id: `course:12`. */
  Subject: text,
  /** What that is called now; empty where it is gone or has no name. */
  SubjectName: text,
  /** `reason: …`, one a line; empty for nothing more. */
  Detail: text,
})

const instantAsked = z.optional(sentTime)

/** What narrows the log; what is absent or empty narrows nothing. */
const narrowing = {
  /** A feature (`course`) or an act (`course.publish`). */
  Act: z.optional(sentText(z.trim(), z.maxLength(60))),
  /** Who did it: as Keyword of getpeople. */
  Keyword: z.optional(sentKeyword),
  /** What was done to: a kind (`course`) or one thing (`course:12`). */
  Subject: z.optional(sentText(z.trim(), z.maxLength(60))),
  /** ISO 8601; from this instant on, and before that one. */
  From: instantAsked,
  Until: instantAsked,
}

/**
 * POST getauditlog (ours, R-wire-11): what was done in the schools that one administers, the latest first, 20 a page; the platform's administrators see all of it.
 * 403 for who administers nothing.
 */
export const getAuditLog = defineCall({
  method: 'POST',
  path: '/api/user/manage/getauditlog',
  summary: '操作记录',
  tag,
  access: 'session',
  again: 'asks',
  body: z.object({ PageIndex: pageQuestion.PageIndex, PageSize: pageQuestion.PageSize, ...narrowing }),
  data: pageOf(auditLine),
})

/** POST exportauditlog (ours): the same, the latest MAX_EXPORTED_LINES of them, for a file. 403 as for getauditlog. */
export const exportAuditLog = defineCall({
  method: 'POST',
  path: '/api/user/manage/exportauditlog',
  summary: '导出操作记录',
  tag,
  access: 'session',
  again: 'asks',
  body: z.object(narrowing),
  data: z.array(auditLine),
})
