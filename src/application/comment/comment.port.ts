import type { Comment, CommentPage } from '#domain/comment/comment.ts'
import type { Submission } from '#domain/comment/comment-composer.machine.ts'
import type { CommentsWanted } from '#domain/comment/comment-list.machine.ts'
import type { Removed } from '#domain/comment/comment-removal.machine.ts'
import type { CommentReport } from '#domain/comment/comment-report.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** Reading and writing comments. Wire: getcommentslist, addcomments, deletecomment, restorecomment, reportcomment. */
export interface CommentPort {
  /** Comments of a content, newest first; with a parent, the replies to it, oldest first. */
  list(wanted: CommentsWanted, signal: AbortSignal): Promise<Result<CommentPage, Failure>>
  /**
   * Sends a comment, without retries of its own; idempotent by its client id. Answers the comment as stored.
   */
  add(submission: Submission, signal: AbortSignal): Promise<Result<Comment, Failure>>
  /** Deletes a comment of the user; `forbidden` for anybody else's. */
  remove(id: number, signal: AbortSignal): Promise<Result<Removed, Failure>>
  /** Undoes a deletion; `conflict` when the time to do so is over. */
  restore(id: number, signal: AbortSignal): Promise<Result<true, Failure>>
  /**
   * Reports a comment to the administrators; `forbidden` for the user's own, `missing` for one that the user
   * cannot read.
   */
  report(report: CommentReport, signal: AbortSignal): Promise<Result<true, Failure>>
}
