import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { contentType } from './content.ts'
import { pageOf, pageQuestion } from './page.ts'
import { sentText } from './request.ts'
import { amount, bodyId, flag, id, optional, text, time, words } from './shape.ts'

/** Whether the words of a comment can be read: yes, its writer deleted it, or it was hidden with a reason. */
export const COMMENT_STATE = { shown: 0, deleted: 1, hidden: 2 } as const

/** For so long may who deleted a comment take that back. */
export const COMMENT_UNDO_SECONDS = 10

const tag = '评论'

/** Made by the client for each thing it sends: the same one again is the same thing again. */
export const clientId = z.string().check(z.regex(/^[\w-]{8,64}$/))

const commentFields = {
  Id: id,
  /** The comment that is replied to; 0 for none. */
  ParentId: amount,
  UserId: amount,
  UserName: text,
  AvatarUrl: text,
  OrgName: text,
  /** Sanitised HTML. */
  Content: words,
  /** 1–5 stars, 0 for none; replies have none. */
  Score: amount,
  CreateTime: time,
  ReplyCount: amount,
  IsMine: flag,
  /** COMMENT_STATE (ours); a comment that cannot be read has no author, words or stars, and keeps its place and its replies. */
  State: amount,
  /** Why it was hidden; for its writer only. */
  HideReason: text,
  /** The reader reported it, and nobody has decided yet. */
  IsReported: flag,
}

/** Comment with the first of its replies. */
export const comment = z.object({
  ...commentFields,
  Replies: optional(z.array(z.object(commentFields))),
})

/** POST getcommentslist: the comments of a content, newest first; with ParentId the replies to one, oldest first. */
export const getCommentsList = defineCall({
  method: 'POST',
  path: '/api/user/comments/getcommentslist',
  summary: '评论列表',
  tag,
  access: 'session',
  kept: true,
  again: 'asks',
  body: z.object({ ...pageQuestion, ObjectId: bodyId, Type: contentType, ParentId: z.optional(bodyId) }),
  data: z.extend(pageOf(comment), {
    /** Over all comments that give stars, one decimal; 0 for none. */
    AvgScore: amount,
  }),
})

/** POST addcomments: Content is HTML with 1–500 characters of text (or a picture; R-comment-1). The same ClientId again answers the same comment. */
export const addComments = defineCall({
  method: 'POST',
  path: '/api/user/comments/addcomments',
  summary: '发表评论',
  tag,
  access: 'session',
  again: 'known',
  body: z.object({
    ObjectId: bodyId,
    Type: contentType,
    ParentId: z.optional(bodyId),
    Content: sentText(z.minLength(1), z.maxLength(20_000)),
    Score: z.optional(z.int().check(z.minimum(0), z.maximum(5))),
    ClientId: clientId,
  }),
  data: comment,
})

/**
 * POST deletecomment (ours, R-wire-11): one's own, for good after COMMENT_UNDO_SECONDS. Repeated it is answered alike. 403 for that of
 * somebody else, 404 for one that is not there.
 */
export const deleteComment = defineCall({
  method: 'POST',
  path: '/api/user/comments/deletecomment',
  summary: '删除自己的评论',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId }),
  /** StaysListed: it has replies, and keeps its place without its words. */
  data: z.object({ StaysListed: z.boolean() }),
})

/** POST restorecomment (ours): takes the deletion back; 409 when it is too late for that. 403 and 404 as for deletecomment. */
export const restoreComment = defineCall({
  method: 'POST',
  path: '/api/user/comments/restorecomment',
  summary: '撤销删除评论',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId }),
  data: z.boolean(),
})
