import { ContainerModule } from 'inversify'
import {
  provideCommentComposer,
  provideCommentList,
  provideCommentRemoval,
  provideCommentReport,
} from '#application/comment/comments.provide.ts'
import { WRITING_DESK } from '../writing/tokens.ts'
import {
  COMMENT_COMPOSER_LOGIC,
  COMMENT_DRAFT_STORE,
  COMMENT_LIST_LOGIC,
  COMMENT_PORT,
  COMMENT_REMOVAL_LOGIC,
  COMMENT_REPORT_LOGIC,
  MAKE_CLIENT_ID,
} from './tokens.ts'

export const commentModule = new ContainerModule(({ bind }) => {
  bind(COMMENT_LIST_LOGIC).toResolvedValue(
    (port, { comments }) => provideCommentList(port, comments),
    [COMMENT_PORT, WRITING_DESK],
  )
  bind(COMMENT_REMOVAL_LOGIC).toResolvedValue(provideCommentRemoval, [COMMENT_PORT])
  bind(COMMENT_REPORT_LOGIC).toResolvedValue(provideCommentReport, [COMMENT_PORT])
  bind(COMMENT_COMPOSER_LOGIC).toResolvedValue(
    ({ comments }, drafts, makeClientId) => provideCommentComposer(comments, drafts, makeClientId),
    [WRITING_DESK, COMMENT_DRAFT_STORE, MAKE_CLIENT_ID],
  )
})
