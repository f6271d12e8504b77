import type { CommentPort } from '#application/comment/comment.port.ts'
import { type Comment, type CommentPage, mergeComments } from '#domain/comment/comment.ts'
import type { Submission } from '#domain/comment/comment-composer.machine.ts'
import { MAX_COMMENT_LENGTH, problemOf } from '#domain/comment/comment-draft.ts'
import type { CommentsWanted } from '#domain/comment/comment-list.machine.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { authorOf, commentsOn, type KeptComment } from '../memory/comment.backend.ts'
import { contentAt } from '../memory/learning.backend.ts'

const FIRST_REPLIES = 3

const NOT_FOUND = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '没有找到这项内容' })
const NO_COMMENT = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '这条评论已经不在了' })
const NOT_FITTING = failed<Failure>({
  kind: 'rejected',
  reason: 'invalid',
  message: `评论不能为空，最多 ${MAX_COMMENT_LENGTH} 个字`,
})

const averageOf = (comments: readonly KeptComment[]): number => {
  const scores = comments.map(({ score }) => score).filter((score) => score > 0)
  const sum = scores.reduce((total, score) => total + score, 0)
  return scores.length === 0 ? 0 : Math.round((sum / scores.length) * 10) / 10
}

export const memoryComments = (backend: MemoryBackend, caller: Caller): CommentPort => {
  const shown = ({ content, clientId, ...kept }: KeptComment, reader: CurrentUser): Comment => {
    const replies = commentsOn(backend, content)
      .filter(({ parentId }) => parentId === kept.id)
      .map((reply) => shown(reply, reader))
    return {
      ...kept,
      mine: kept.author.id === reader.id,
      replyCount: replies.length,
      replies: mergeComments(replies, [], 'oldest first').slice(0, FIRST_REPLIES),
    }
  }

  const page = ({ content, parentId, index, size }: CommentsWanted, reader: CurrentUser): CommentPage => {
    const all = commentsOn(backend, content)
    const wanted = all.filter((comment) => comment.parentId === parentId)
    const order = parentId === 0 ? 'newest first' : 'oldest first'
    const inOrder = mergeComments(
      wanted.map((comment) => shown(comment, reader)),
      [],
      order,
    )
    return {
      index,
      size,
      total: wanted.length,
      items: inOrder.slice((index - 1) * size, index * size),
      averageScore: averageOf(all),
    }
  }

  const write = ({ place, draft }: Submission, writer: CurrentUser): Result<Comment, Failure> => {
    const all = commentsOn(backend, place.content)
    const before = all.find(({ author, clientId }) => author.id === writer.id && clientId === draft.clientId)
    if (before !== undefined) return success(shown(before, writer))
    const parent = all.find(({ id }) => id === place.parentId)
    if (place.parentId !== 0 && parent === undefined) return NO_COMMENT
    if (problemOf(draft) !== null) return NOT_FITTING
    const kept: KeptComment = {
      id: Math.max(0, ...all.map(({ id }) => id), place.content.id * 1000) + 1,
      parentId: parent === undefined ? 0 : parent.parentId || parent.id,
      content: place.content,
      author: authorOf(writer),
      html: draft.text.html,
      score: parent === undefined ? draft.score : 0,
      createTime: new Date(backend.now()).toISOString(),
      clientId: draft.clientId,
    }
    all.push(kept)
    return success(shown(kept, writer))
  }

  return {
    list: (wanted, signal) =>
      backend.request({
        call: 'comments.list',
        access: 'session',
        caller,
        signal,
        answer: (person) => {
          const { id, type } = wanted.content
          return contentAt(backend.now(), id, type) === undefined ? NOT_FOUND : success(page(wanted, person))
        },
      }),

    add: (submission, signal) =>
      backend.request({
        call: 'comments.add',
        access: 'session',
        caller,
        signal,
        answer: (person) => {
          const { id, type } = submission.place.content
          return contentAt(backend.now(), id, type) === undefined ? NOT_FOUND : write(submission, person)
        },
      }),
  }
}
