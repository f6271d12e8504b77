import { WAITING_REPORTS } from '#domain/comment/comment-report.ts'
import type { AskingPorts } from './backend.ts'

type Ports = Pick<AskingPorts, 'comments' | 'commentReports'>

/** Calls of what readers and administrators do about comments. */
export const MODERATION_CALLS = {
  'comments.remove': ({ comments }: Ports, signal: AbortSignal) => comments.remove(1, signal),
  'comments.restore': ({ comments }: Ports, signal: AbortSignal) => comments.restore(1, signal),
  'comments.report': ({ comments }: Ports, signal: AbortSignal) =>
    comments.report({ commentId: 1, category: 'insult', words: '' }, signal),
  'commentReports.reports': ({ commentReports }: Ports, signal: AbortSignal) =>
    commentReports.reports(WAITING_REPORTS, signal),
  'commentReports.decide': ({ commentReports }: Ports, signal: AbortSignal) =>
    commentReports.decide({ commentId: 1, verdict: 'keep', reason: '' }, signal),
}
