import type * as z from 'zod/mini'
import type { Sent } from '#contract/call.ts'
import type { comment } from '#contract/comment.ts'
import { textWithPictures } from '../../html/rich-text.ts'
import type { CommentRow } from './comment.repository.ts'

export type CommentDto = Sent<z.output<typeof comment>>
type Reply = CommentDto['Replies'][number]

export interface Reader {
  readonly userId: number
  /** Where the picture of a file can be fetched for a while; null where it is gone. */
  readonly pictureAddress: (fileId: number) => string | null
}

const replyDto = (row: CommentRow, { userId, pictureAddress }: Reader): Reply => ({
  Id: row.id,
  ParentId: row.parentId ?? 0,
  UserId: row.userId,
  UserName: row.userName,
  AvatarUrl: row.avatarUrl,
  OrgName: row.organisationName ?? '',
  Content: textWithPictures(row.body, pictureAddress),
  Score: row.score ?? 0,
  CreateTime: row.createdAt.toISOString(),
  ReplyCount: row.replyCount,
  IsMine: row.userId === userId,
})

/** A comment as the wire shows it to a reader, with the first of its replies. */
export const commentDto = (row: CommentRow, replies: readonly CommentRow[], reader: Reader): CommentDto => ({
  ...replyDto(row, reader),
  Replies: replies.map((reply) => replyDto(reply, reader)),
})
