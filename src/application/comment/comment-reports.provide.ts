import { fromPromise } from 'xstate'
import { commentReportsMachine } from '#domain/comment/comment-reports.machine.ts'
import type { CommentReportPort } from './comment-report.port.ts'

export const provideCommentReports = (port: CommentReportPort) =>
  commentReportsMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => port.reports(input, signal)),
      decide: fromPromise(({ input, signal }) => {
        if (input === null) throw new Error('there is no decision to send')
        return port.decide(input, signal)
      }),
    },
  })
