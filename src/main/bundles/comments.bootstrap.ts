import type { Container, ContainerModule } from 'inversify'
import type { CommentLogic } from '#application/app-actors.ts'
import { commentModule } from '../comment/comment.module.ts'
import { commentRemovalOpener } from '../comment/comment-removal.wiring.ts'
import {
  COMMENT_COMPOSER_LOGIC,
  COMMENT_LIST_LOGIC,
  COMMENT_REMOVAL_LOGIC,
  COMMENT_REPORT_LOGIC,
} from '../comment/tokens.ts'

/** The statecharts of comments, bound to their ports. */
export const openComments = (container: Container, adapters: readonly ContainerModule[]): CommentLogic => {
  container.load(commentModule, ...adapters)
  return {
    commentList: container.get(COMMENT_LIST_LOGIC),
    commentComposer: container.get(COMMENT_COMPOSER_LOGIC),
    openCommentRemoval: commentRemovalOpener(container.get(COMMENT_REMOVAL_LOGIC)),
    commentReport: container.get(COMMENT_REPORT_LOGIC),
  }
}
