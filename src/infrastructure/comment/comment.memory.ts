import type { CommentPort } from '#application/comment/comment.port.ts'
import {
  COMMENT_UNDO_SECONDS,
  type Comment,
  type CommentPage,
  mergeComments,
} from '#domain/comment/comment.ts'
import type { Submission } from '#domain/comment/comment-composer.machine.ts'
import { MAX_COMMENT_LENGTH, problemOf } from '#domain/comment/comment-draft.ts'
import type { CommentsWanted } from '#domain/comment/comment-list.machine.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import {
  allComments,
  authorOf,
  changeComment,
  commentsOn,
  type KeptComment,
  stateOfKept,
  UNTOUCHED,
} from '../memory/comment.backend.ts'
import { contentAt } from '../memory/learning.backend.ts'

const FIRST_REPLIES = 3

const NOT_FOUND = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '没有找到这项内容' })
const NO_COMMENT = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '这条评论已经不在了' })
const NOT_FITTING = failed<Failure>({
  kind: 'rejected',
  reason: 'invalid',
  message: `评论不能为空，最多 ${MAX_COMMENT_LENGTH} 个字`,
})

const NOT_OWN = failed<Failure>({ kind: 'forbidden', message: '只能删除自己的评论' })
const OWN = failed<Failure>({ kind: 'forbidden', message: '不能举报自己的评论，可以直接删除' })
const TOO_LATE = failed<Failure>({
  kind: 'rejected',
  reason: 'conflict',
  message: `超过 ${COMMENT_UNDO_SECONDS} 秒，不能再撤销`,
})

const NOBODY = { id: 0, name: '', avatarUrl: '', organisationName: '' }

const averageOf = (comments: readonly KeptComment[]): number => {
  const scores = comments
    .filter((comment) => stateOfKept(comment) === 'shown')
    .map(({ score }) => score)
    .filter((score) => score > 0)
  const sum = scores.reduce((total, score) => total + score, 0)
  return scores.length === 0 ? 0 : Math.round((sum / scores.length) * 10) / 10
}

export const memoryComments = (backend: MemoryBackend, caller: Caller): CommentPort => {
  const repliesTo = ({ id, content }: KeptComment) =>
    commentsOn(backend, content).filter(({ parentId, deletedAt }) => parentId === id && deletedAt === 0)
  const isListed = (it: KeptComment) => it.deletedAt === 0 || repliesTo(it).length > 0

  const shown = (it: KeptComment, reader: CurrentUser): Comment => {
    const { content, clientId: _, deletedAt: __, hidden: ___, reports, hideReason, ...kept } = it
    const replies = repliesTo(it).map((reply) => shown(reply, reader))
    const state = stateOfKept(it)
    const mine = kept.author.id === reader.id
    return {
      ...kept,
      ...(state === 'shown' ? {} : { author: NOBODY, html: '', score: 0 }),
      mine,
      state,
      hideReason: mine && state === 'hidden' ? hideReason : '',
      reported: reports.some(({ userId, decision }) => userId === reader.id && decision === null),
      replyCount: replies.length,
      replies: mergeComments(replies, [], 'oldest first').slice(0, FIRST_REPLIES),
    }
  }

  const page = ({ content, parentId, index, size }: CommentsWanted, reader: CurrentUser): CommentPage => {
    const all = commentsOn(backend, content)
    const wanted = all.filter((comment) => comment.parentId === parentId && isListed(comment))
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
    const parent = all.find((one) => one.id === place.parentId && stateOfKept(one) === 'shown')
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
      ...UNTOUCHED,
    }
    all.push(kept)
    return success(shown(kept, writer))
  }

  const about = <T>(
    call: string,
    id: number,
    signal: AbortSignal,
    answer: (it: KeptComment, person: CurrentUser) => Result<T, Failure>,
  ) =>
    backend.request({
      call: `comments.${call}`,
      access: 'session',
      caller,
      signal,
      answer: (person) => {
        const it = allComments(backend).find((one) => one.id === id)
        return it === undefined ? NO_COMMENT : answer(it, person)
      },
    })

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

    remove: (id, signal) =>
      about('remove', id, signal, (it, person) => {
        if (it.author.id !== person.id) return NOT_OWN
        if (it.deletedAt === 0) changeComment(backend, id, { deletedAt: backend.now() })
        return success({ staysListed: it.parentId === 0 && repliesTo(it).length > 0 })
      }),

    restore: (id, signal) =>
      about('restore', id, signal, (it, person) => {
        if (it.author.id !== person.id) return NOT_OWN
        if (it.deletedAt !== 0 && backend.now() - it.deletedAt > COMMENT_UNDO_SECONDS * 1000) return TOO_LATE
        changeComment(backend, id, { deletedAt: 0 })
        return success(true)
      }),

    report: ({ commentId, category, words }, signal) =>
      about('report', commentId, signal, (it, person) => {
        if (stateOfKept(it) !== 'shown') return NO_COMMENT
        if (it.author.id === person.id) return OWN
        const waits = it.reports.some(({ userId, decision }) => userId === person.id && decision === null)
        const createTime = new Date(backend.now()).toISOString()
        const report = {
          userId: person.id,
          category,
          words,
          reporterName: person.name,
          createTime,
          decision: null,
        }
        if (!waits) changeComment(backend, commentId, { reports: [...it.reports, report] })
        return success(true)
      }),
  }
}
