import { fromPromise } from 'xstate'
import { commentReportsMachine } from '#domain/comment/comment-reports.machine.ts'
import { orLastPage } from '../kernel/last-page.ts'
import type { CommentReportPort } from './comment-report.port.ts'

export const provideCommentReports = (port: CommentReportPort) =>
  commentReportsMachine.provide({
    actors: {
      load: fromPromise(({ input: { query }, signal }) =>
        orLastPage(query.page, (page) => port.reports({ ...query, page }, signal)),
      ),
      act: fromPromise(({ input, signal }) => port.decide(input.act, signal)),
    },
  })
