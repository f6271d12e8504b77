import type { PageLogic } from '#application/app-actors.ts'
import type { CommentPort } from '#application/comment/comment.port.ts'
import type { CommentDraftStore, MakeClientId } from '#application/comment/comment-draft.port.ts'
import { token } from '../tokens.ts'

export const COMMENT_PORT = token<CommentPort>('CommentPort')
export const COMMENT_DRAFT_STORE = token<CommentDraftStore>('CommentDraftStore')
export const MAKE_CLIENT_ID = token<MakeClientId>('MakeClientId')

export const COMMENT_LIST_LOGIC = token<PageLogic['commentList']>('logic commentList')
export const COMMENT_COMPOSER_LOGIC = token<PageLogic['commentComposer']>('logic commentComposer')
