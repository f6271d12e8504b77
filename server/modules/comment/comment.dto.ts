import type * as z from 'zod/mini'
import type { Sent } from '#contract/call.ts'
import { COMMENT_STATE, type comment } from '#contract/comment.ts'
import { textWithPictures } from '../../html/rich-text.ts'
import type { CommentRow } from './comment.repository.ts'

export type CommentDto = Sent<z.output<typeof comment>>
type Reply = CommentDto['Replies'][number]

export interface Reader {
  readonly userId: number
  /** Those that the reader reported and nobody has decided on. */
  readonly reported: ReadonlySet<number>
  /** Where the picture of a file can be fetched for a while; null where it is gone. */
  readonly pictureAddress: (fileId: number) => string | null
}

/** Whether it was deleted or hidden; the writer's own wish comes first. */
export const stateOf = (row: Pick<CommentRow, 'deletedAt' | 'hiddenAt'>): number => {
  if (row.deletedAt !== null) return COMMENT_STATE.deleted
  return row.hiddenAt === null ? COMMENT_STATE.shown : COMMENT_STATE.hidden
}

/** What can be read of a comment: nothing but its place where it was deleted or hidden. */
const readableDto = (row: CommentRow, pictureAddress: Reader['pictureAddress']) =>
  stateOf(row) === COMMENT_STATE.shown
    ? {
        UserId: row.userId,
        UserName: row.userName,
        AvatarUrl: row.avatarUrl,
        OrgName: row.organisationName ?? '',
        Content: textWithPictures(row.body, pictureAddress),
        Score: row.score ?? 0,
      }
    : { UserId: 0, UserName: '', AvatarUrl: '', OrgName: '', Content: '', Score: 0 }

const replyDto = (row: CommentRow, { userId, reported, pictureAddress }: Reader): Reply => ({
  Id: row.id,
  ParentId: row.parentId ?? 0,
  ...readableDto(row, pictureAddress),
  CreateTime: row.createdAt.toISOString(),
  ReplyCount: row.replyCount,
  IsMine: row.userId === userId,
  State: stateOf(row),
  HideReason: row.userId === userId && row.deletedAt === null ? row.hideReason : '',
  IsReported: reported.has(row.id),
})

/** A comment as the wire shows it to a reader, with the first of its replies. */
export const commentDto = (row: CommentRow, replies: readonly CommentRow[], reader: Reader): CommentDto => ({
  ...replyDto(row, reader),
  Replies: replies.map((reply) => replyDto(reply, reader)),
})
