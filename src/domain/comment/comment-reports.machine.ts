import { createWorkedList } from '../kernel/worked-list.machine.ts'
import {
  REPORTS_PER_PAGE,
  type ReportDecision,
  type ReportedComment,
  type ReportsQuery,
} from './comment-report.ts'

/** What readers reported, for those who look after the school it was written for. R-comment-4. */
export const commentReportsMachine = createWorkedList<ReportsQuery, ReportedComment, ReportDecision>(
  'commentReports',
  REPORTS_PER_PAGE,
)
