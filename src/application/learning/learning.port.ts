import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { LearningEntry, Occurrence } from '#domain/learning/learning-entry.ts'
import type { LearningQuestion, Period, Removal } from '#domain/learning/learning-question.ts'

/** The courses a user learned, browsed and takes part in. Wire: GetLearningOrBrowOrCoursePageList. */
export interface LearningPort {
  /** Latest first; in the list of the user's courses, upcoming live courses come before all others. */
  page(question: LearningQuestion, signal: AbortSignal): Promise<Result<Page<LearningEntry>, Failure>>
  /**
   * Reserved sessions, and every session of live courses that the user has begun; for at most a month, at
   * most 100.
   */
  timetable(period: Period, signal: AbortSignal): Promise<Result<readonly Occurrence[], Failure>>
  /** Removes entries from a list; removing a learned course also deletes its progress. */
  remove(removal: Removal, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Puts an entry back into the browsing history, with its original time. */
  restore(entry: LearningEntry, signal: AbortSignal): Promise<Result<true, Failure>>
}
