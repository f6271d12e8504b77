import type { Comment, CommentPage } from '#domain/comment/comment.ts'
import type { Submission } from '#domain/comment/comment-composer.machine.ts'
import type { CommentsWanted } from '#domain/comment/comment-list.machine.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** Reading and writing comments. Wire: getcommentslist, addcomments. */
export interface CommentPort {
  /** Newest first; with a parent the replies to it, oldest first. */
  list(wanted: CommentsWanted, signal: AbortSignal): Promise<Result<CommentPage, Failure>>
  /** Writes a draft once, however often it is sent; answers the comment as it stands. */
  add(submission: Submission, signal: AbortSignal): Promise<Result<Comment, Failure>>
}
