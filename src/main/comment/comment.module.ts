import { ContainerModule } from 'inversify'
import { provideCommentComposer, provideCommentList } from '#application/comment/comments.provide.ts'
import {
  COMMENT_COMPOSER_LOGIC,
  COMMENT_DRAFT_STORE,
  COMMENT_LIST_LOGIC,
  COMMENT_PORT,
  MAKE_CLIENT_ID,
} from './tokens.ts'

export const commentModule = new ContainerModule(({ bind }) => {
  bind(COMMENT_LIST_LOGIC).toResolvedValue(provideCommentList, [COMMENT_PORT])
  bind(COMMENT_COMPOSER_LOGIC).toResolvedValue(provideCommentComposer, [
    COMMENT_PORT,
    COMMENT_DRAFT_STORE,
    MAKE_CLIENT_ID,
  ])
})
