import type { CommentLogic } from '#application/app-actors.ts'
import type { CommentPort } from '#application/comment/comment.port.ts'
import type { CommentDraftStore, MakeClientId } from '#application/comment/comment-draft.port.ts'
import type { CommentReportPort } from '#application/comment/comment-report.port.ts'
import type { OfficeLogic } from '#application/people/office-logic.ts'
import type { commentRemovalMachine } from '#domain/comment/comment-removal.machine.ts'
import { token } from '../tokens.ts'

export const COMMENT_PORT = token<CommentPort>('CommentPort')
export const COMMENT_REPORT_PORT = token<CommentReportPort>('CommentReportPort')
export const COMMENT_DRAFT_STORE = token<CommentDraftStore>('CommentDraftStore')
export const MAKE_CLIENT_ID = token<MakeClientId>('MakeClientId')

export const COMMENT_LIST_LOGIC = token<CommentLogic['commentList']>('logic commentList')
export const COMMENT_COMPOSER_LOGIC = token<CommentLogic['commentComposer']>('logic commentComposer')
export const COMMENT_REMOVAL_LOGIC = token<typeof commentRemovalMachine>('logic commentRemoval')
export const COMMENT_REPORT_LOGIC = token<CommentLogic['commentReport']>('logic commentReport')
export const COMMENT_REPORTS_LOGIC = token<OfficeLogic['commentReports']>('logic commentReports')
