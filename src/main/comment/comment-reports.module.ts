import { ContainerModule } from 'inversify'
import { provideCommentReports } from '#application/comment/comment-reports.provide.ts'
import { COMMENT_REPORT_PORT, COMMENT_REPORTS_LOGIC } from './tokens.ts'

export const commentReportsModule = new ContainerModule(({ bind }) => {
  bind(COMMENT_REPORTS_LOGIC).toResolvedValue(provideCommentReports, [COMMENT_REPORT_PORT])
})
