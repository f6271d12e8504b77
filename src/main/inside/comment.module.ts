import { ContainerModule } from 'inversify'
import { provideCommentComposer, provideCommentList } from '#application/comment/comments.provide.ts'
import { providePictureUpload } from '#application/upload/picture-upload.provide.ts'
import {
  COMMENT_COMPOSER_LOGIC,
  COMMENT_DRAFT_STORE,
  COMMENT_LIST_LOGIC,
  COMMENT_PORT,
  MAKE_CLIENT_ID,
  PICTURE_UPLOAD_LOGIC,
  PICTURE_UPLOAD_PORT,
} from './tokens.ts'

export const commentInside = new ContainerModule(({ bind }) => {
  bind(COMMENT_LIST_LOGIC).toResolvedValue(provideCommentList, [COMMENT_PORT])
  bind(COMMENT_COMPOSER_LOGIC).toResolvedValue(provideCommentComposer, [
    COMMENT_PORT,
    COMMENT_DRAFT_STORE,
    MAKE_CLIENT_ID,
  ])
  bind(PICTURE_UPLOAD_LOGIC).toResolvedValue(providePictureUpload, [PICTURE_UPLOAD_PORT])
})
