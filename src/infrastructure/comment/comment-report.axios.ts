import type * as z from 'zod/mini'
import type { CommentReportPort } from '#application/comment/comment-report.port.ts'
import {
  decideCommentReport,
  getCommentReports,
  REPORT_CATEGORY,
  REPORT_VERDICT,
  REPORTS_SHOWN,
  type reportedComment,
} from '#contract/comment-report.ts'
import type { ContentType } from '#domain/catalogue/category.ts'
import {
  REPORTS_PER_PAGE,
  type ReportCategory,
  type ReportedComment,
} from '#domain/comment/comment-report.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, textOf, timeOf, wordsOf } from '../http/wire-values.ts'
import { stateOf } from './comment.axios.ts'

const CATEGORIES: ReadonlyMap<number, ReportCategory> = wordsOf(REPORT_CATEGORY)

const reportedOf = (it: z.output<typeof reportedComment>): ReportedComment => ({
  id: it.Id,
  html: it.Content,
  writerName: textOf(it.UserName),
  createTime: timeOf(it.CreateTime),
  mine: flagOf(it.IsMine),
  state: stateOf(amountOf(it.State)),
  content: { id: it.ContentId, type: amountOf(it.ContentType) as ContentType, name: textOf(it.ContentName) },
  schoolName: textOf(it.OrgName),
  reports: it.Reports.map((one) => ({
    category: CATEGORIES.get(amountOf(one.Category)) ?? 'other',
    words: textOf(one.Words),
    reporterName: textOf(one.UserName),
    createTime: timeOf(one.CreateTime),
  })),
  decision:
    timeOf(it.DecideTime) === ''
      ? null
      : { deciderName: textOf(it.DeciderName), time: timeOf(it.DecideTime), reason: textOf(it.Reason) },
})

/** Wire: getcommentreports, decidecommentreport. */
export const axiosCommentReports = (http: Http): CommentReportPort => ({
  reports: async ({ shown, page }, signal) => {
    const body = { Shown: REPORTS_SHOWN[shown], PageIndex: page, PageSize: REPORTS_PER_PAGE }
    const read = await http.call(getCommentReports, { body }, signal)
    if (!read.ok) return read
    return success({
      index: page,
      size: REPORTS_PER_PAGE,
      total: amountOf(read.value.TotalCount),
      items: read.value.Items.map(reportedOf),
    })
  },

  decide: async ({ commentId, verdict, reason }, signal) => {
    const body = { Id: commentId, Verdict: REPORT_VERDICT[verdict], Reason: reason }
    const done = await http.call(decideCommentReport, { body }, signal)
    return done.ok ? success(true) : done
  },
})
