import type { ActorRefFrom } from 'xstate'
import type { PageLogic } from '#application/app-actors.ts'

/** The comments on a content, or the replies to one, while they are on the page. */
export type CommentListActor = ActorRefFrom<PageLogic['commentList']>
