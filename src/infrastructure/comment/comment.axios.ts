import type * as z from 'zod/mini'
import type { CommentPort } from '#application/comment/comment.port.ts'
import {
  addComments,
  COMMENT_STATE,
  type comment as commentSchema,
  deleteComment,
  getCommentsList,
  restoreComment,
} from '#contract/comment.ts'
import { REPORT_CATEGORY, reportComment } from '#contract/comment-report.ts'
import type { Comment, CommentState } from '#domain/comment/comment.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { pageOf } from '../http/page.mapper.ts'
import { amountOf, flagOf, idOf, textOf, timeOf, wordsOf } from '../http/wire-values.ts'
import { writeCall } from '../http/write-call.ts'

type FileAddress = Http['fileAddress']
type WireComment = z.output<typeof commentSchema>
type WireReply = Omit<WireComment, 'Replies'>

const MAX_STARS = 5

const STATES: ReadonlyMap<number, CommentState> = wordsOf(COMMENT_STATE)

/** What says nothing of its state can be read. */
export const stateOf = (state: number): CommentState => STATES.get(state) ?? 'shown'

const replyOf =
  (fileAddress: FileAddress) =>
  (wire: WireReply): Comment => ({
    id: wire.Id,
    parentId: idOf(wire.ParentId),
    author: {
      id: idOf(wire.UserId),
      name: textOf(wire.UserName),
      avatarUrl: fileAddress(textOf(wire.AvatarUrl)),
      organisationName: textOf(wire.OrgName),
    },
    html: wire.Content,
    score: Math.min(MAX_STARS, Math.round(amountOf(wire.Score))),
    createTime: timeOf(wire.CreateTime),
    replyCount: amountOf(wire.ReplyCount),
    replies: [],
    mine: flagOf(wire.IsMine),
    state: stateOf(amountOf(wire.State)),
    hideReason: textOf(wire.HideReason),
    reported: flagOf(wire.IsReported),
  })

/** A comment that does not say how many replies it has, has at least those that came with it. */
export const commentOf =
  (fileAddress: FileAddress) =>
  ({ Replies, ...wire }: WireComment): Comment => {
    const replies = (Replies ?? []).map(replyOf(fileAddress))
    const comment = replyOf(fileAddress)(wire)
    return { ...comment, replies, replyCount: Math.max(comment.replyCount, replies.length) }
  }

/** Wire: 评论. */
export const axiosComments = (http: Http): CommentPort => ({
  list: async ({ content, parentId, index, size }, signal) => {
    const body = {
      ObjectId: content.id,
      Type: content.type,
      PageIndex: index,
      PageSize: size,
      ...(parentId > 0 && { ParentId: parentId }),
    }
    const read = await http.call(getCommentsList, { body }, signal)
    if (!read.ok) return read
    const page = pageOf(read.value, { index, size }, commentOf(http.fileAddress))
    return success({ ...page, averageScore: Math.min(MAX_STARS, amountOf(read.value.AvgScore)) })
  },

  add: async ({ place: { content, parentId }, draft }, signal) => {
    const body = {
      ObjectId: content.id,
      Type: content.type,
      Content: draft.text.html,
      ClientId: draft.clientId,
      ...(parentId > 0 ? { ParentId: parentId } : { Score: draft.score }),
    }
    const sent = await writeCall(http, addComments, { body }, signal, { once: true })
    if (!sent.ok) return sent
    const { data, id } = sent.value
    const own = { Id: id, ParentId: parentId, Content: draft.text.html, Score: draft.score, IsMine: true }
    return success(commentOf(http.fileAddress)(data ?? { ...own, CreateTime: new Date().toISOString() }))
  },

  remove: async (Id, signal) => {
    const done = await http.call(deleteComment, { body: { Id } }, signal)
    return done.ok ? success({ staysListed: done.value.StaysListed }) : done
  },

  restore: async (Id, signal) => {
    const done = await http.call(restoreComment, { body: { Id } }, signal)
    return done.ok ? success(true) : done
  },

  report: async ({ commentId, category, words }, signal) => {
    const body = { Id: commentId, Category: REPORT_CATEGORY[category], Words: words }
    const done = await http.call(reportComment, { body }, signal)
    return done.ok ? success(true) : done
  },
})
