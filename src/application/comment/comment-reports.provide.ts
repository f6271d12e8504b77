import { fromPromise } from 'xstate'
import { commentReportsMachine } from '#domain/comment/comment-reports.machine.ts'
import type { CommentReportPort } from './comment-report.port.ts'

export const provideCommentReports = (port: CommentReportPort) =>
  commentReportsMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => port.reports(input.query, signal)),
      act: fromPromise(({ input, signal }) => port.decide(input.act, signal)),
    },
  })
