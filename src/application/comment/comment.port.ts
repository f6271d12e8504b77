import type { Comment, CommentPage } from '#domain/comment/comment.ts'
import type { Submission } from '#domain/comment/comment-composer.machine.ts'
import type { CommentsWanted } from '#domain/comment/comment-list.machine.ts'
import type { Removed } from '#domain/comment/comment-removal.machine.ts'
import type { CommentReport } from '#domain/comment/comment-report.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** Reading and writing comments. Wire: getcommentslist, addcomments, deletecomment, restorecomment, reportcomment. */
export interface CommentPort {
  /** Newest first; with a parent the replies to it, oldest first. */
  list(wanted: CommentsWanted, signal: AbortSignal): Promise<Result<CommentPage, Failure>>
  /** Writes a draft once, however often it is sent, in one attempt; answers the comment as it stands. */
  add(submission: Submission, signal: AbortSignal): Promise<Result<Comment, Failure>>
  /** Deletes one's own; forbidden for another's. */
  remove(id: number, signal: AbortSignal): Promise<Result<Removed, Failure>>
  /** Takes a deletion back; a conflict once it is too late. */
  restore(id: number, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Tells those who look after the school; forbidden for one's own, missing for what cannot be read. */
  report(report: CommentReport, signal: AbortSignal): Promise<Result<true, Failure>>
}
