import { WAITING_REPORTS } from '#domain/comment/comment-report.ts'
import { ALL_TAKEN_DOWN } from '#domain/moderation/taken-down.ts'
import { WHOLE_LOG } from '#domain/people/audit-log.ts'
import type { AskingPorts } from './asking-ports.ts'

type Ports = Pick<AskingPorts, 'auditLog' | 'comments' | 'commentReports' | 'moderation'>

/** Calls of what readers and administrators do about comments and contents. */
export const MODERATION_CALLS = {
  'auditLog.lines': ({ auditLog }: Ports, signal: AbortSignal) => auditLog.lines(WHOLE_LOG, signal),
  'auditLog.allLines': ({ auditLog }: Ports, signal: AbortSignal) => auditLog.allLines(WHOLE_LOG, signal),
  'comments.remove': ({ comments }: Ports, signal: AbortSignal) => comments.remove(1, signal),
  'comments.restore': ({ comments }: Ports, signal: AbortSignal) => comments.restore(1, signal),
  'comments.report': ({ comments }: Ports, signal: AbortSignal) =>
    comments.report({ commentId: 1, category: 'insult', words: '' }, signal),
  'commentReports.reports': ({ commentReports }: Ports, signal: AbortSignal) =>
    commentReports.reports(WAITING_REPORTS, signal),
  'commentReports.decide': ({ commentReports }: Ports, signal: AbortSignal) =>
    commentReports.decide({ commentId: 1, verdict: 'keep', reason: '' }, signal),
  'moderation.standing': ({ moderation }: Ports, signal: AbortSignal) => moderation.standing(1, signal),
  'moderation.takenDown': ({ moderation }: Ports, signal: AbortSignal) =>
    moderation.takenDown(ALL_TAKEN_DOWN, signal),
  'moderation.takeDown': ({ moderation }: Ports, signal: AbortSignal) =>
    moderation.takeDown({ contentId: 1, reason: '出版社来函' }, signal),
  'moderation.restore': ({ moderation }: Ports, signal: AbortSignal) => moderation.restore(1, signal),
}
