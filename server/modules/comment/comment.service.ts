import type { SentBy } from '#contract/call.ts'
import type { addComments, getCommentsList } from '#contract/comment.ts'
import { CODE } from '#contract/envelope.ts'
import { filesIn, keptText, visibleLength } from '../../html/rich-text.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { type PageWanted, pageDto } from '../../http/page.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { ContentWanted, FindContent } from '../content/content-access.ts'
import { waitInWords } from '../session/login-throttle.ts'
import type { Pictures } from '../upload/pictures.ts'
import { commentDto } from './comment.dto.ts'
import type { CommentRepository, CommentRow } from './comment.repository.ts'
import type { CommentReportRepository } from './comment-report.repository.ts'

/** R-comment-1. */
const MAX_CHARACTERS = 500
const MAX_PICTURES = 9
/** As many replies come with each comment. */
const FIRST_REPLIES = 3

const MINUTE_MS = 60_000

export interface Written {
  readonly content: ContentWanted
  /** 0 for a comment of its own. */
  readonly parentId: number
  readonly html: string
  /** 1–5, 0 for none. */
  readonly score: number
  readonly clientId: string
}

interface Needs {
  readonly findContent: FindContent
  readonly comments: CommentRepository
  readonly reports: CommentReportRepository
  readonly pictures: Pictures
  readonly clock: Clock
  /** How many comments one user may write in a minute; 0 for any number. */
  readonly perMinute: number
}

const oneDecimal = (average: number | null): number => Math.round((average ?? 0) * 10) / 10

/** Wire: getcommentslist, addcomments. */
export const commentService = ({ findContent, comments, reports, pictures, clock, perMinute }: Needs) => {
  const reportedOf = (rows: readonly CommentRow[], userId: number) =>
    reports.findReported(
      userId,
      rows.map(({ id }) => id),
    )

  const sent = async (
    rows: readonly CommentRow[],
    replies: readonly CommentRow[],
    userId: number,
    reported: ReadonlySet<number>,
  ) => {
    const files = [...rows, ...replies].flatMap(({ body }) => filesIn(body))
    const reader = { userId, reported, pictureAddress: await pictures.addressesOf(files) }
    return rows.map((row) =>
      commentDto(
        row,
        replies.filter(({ parentId }) => parentId === row.id),
        reader,
      ),
    )
  }

  /** How long this user has to wait before the next comment; null for not at all. */
  const wait = async (userId: number): Promise<number | null> => {
    if (perMinute === 0) return null
    const now = clock()
    // What is dated later was written before the clock was set back, and says nothing about this minute.
    const first = await comments.nthBetween(userId, perMinute, new Date(now.getTime() - MINUTE_MS), now)
    return first === null ? null : (first.getTime() + MINUTE_MS - now.getTime()) / 1000
  }

  /** What is kept of a text, or why it cannot be. */
  const textOf = async (html: string, userId: number): Promise<string | Refusal> => {
    const { html: kept, fileIds } = keptText(html, pictures.fileOf)
    const length = visibleLength(kept)
    if (length === 0 && fileIds.length === 0) return refuse(CODE.fieldError, '评论不能为空')
    if (length > MAX_CHARACTERS) return refuse(CODE.fieldError, `评论最多 ${MAX_CHARACTERS} 个字`)
    if (fileIds.length > MAX_PICTURES) return refuse(CODE.fieldError, `评论最多带 ${MAX_PICTURES} 张图片`)
    if (!(await pictures.areOwn(fileIds, userId)))
      return refuse(CODE.noRight, '评论里只能用自己上传的图片，请重新上传')
    return kept
  }

  const before = async (userId: number, clientId: string) => {
    const row = await comments.findSent(userId, clientId)
    return row === null ? null : (await sent([row], [], userId, await reportedOf([row], userId)))[0]
  }

  return {
    /** The comments of a content, newest first; with a parent the replies to it, oldest first. */
    async list(
      wanted: ContentWanted,
      parentId: number,
      page: PageWanted,
      userId: number,
    ): Promise<SentBy<typeof getCommentsList> | Refusal> {
      const found = await findContent(wanted, userId)
      if (found instanceof Refusal) return found
      const { total, average } = await comments.summarise(found.id)
      if (parentId > 0) {
        const rows = await comments.findReplies(found.id, parentId, page)
        const count = await comments.countReplies(found.id, parentId)
        const reported = await reportedOf(rows, userId)
        return {
          ...pageDto(await sent(rows, [], userId, reported), count, page),
          AvgScore: oneDecimal(average),
        }
      }
      const rows = await comments.findPage(found.id, page)
      const replies = await comments.findFirstReplies(
        rows.filter(({ replyCount }) => replyCount > 0).map(({ id }) => id),
        FIRST_REPLIES,
      )
      const reported = await reportedOf([...rows, ...replies], userId)
      return {
        ...pageDto(await sent(rows, replies, userId, reported), total, page),
        AvgScore: oneDecimal(average),
      }
    },

    /** Writes a comment once for each client id; a reply to a reply stands under the same comment. */
    async add(written: Written, userId: number): Promise<SentBy<typeof addComments> | Refusal> {
      const found = await findContent(written.content, userId)
      if (found instanceof Refusal) return found
      const thread = written.parentId === 0 ? null : await comments.findThread(found.id, written.parentId)
      if (written.parentId !== 0 && thread === null) return refuse(CODE.notFound, '这条评论已经不在了')
      const body = await textOf(written.html, userId)
      if (body instanceof Refusal) return (await before(userId, written.clientId)) ?? body
      const seconds = await wait(userId)
      if (seconds !== null)
        return (
          (await before(userId, written.clientId)) ??
          refuse(CODE.locked, `评论得太快了，请 ${waitInWords(seconds)}后再试`)
        )
      const added = await comments.add({
        contentId: found.id,
        parentId: thread,
        userId,
        body,
        score: thread === null && written.score > 0 ? written.score : null,
        clientId: written.clientId,
        createdAt: clock(),
      })
      // Nobody can have reported what was written this moment.
      const [answer] = added
        ? await sent([added], [], userId, new Set())
        : [await before(userId, written.clientId)]
      if (!answer) throw new Error('a comment that was written cannot be found')
      return answer
    },
  }
}

export type CommentService = ReturnType<typeof commentService>
