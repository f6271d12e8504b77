import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { LearningEntry, Occurrence } from '#domain/learning/learning-entry.ts'
import type { LearningQuestion, Period, Removal } from '#domain/learning/learning-question.ts'

/** What a user learned, browsed and takes part in. Wire: GetLearningOrBrowOrCoursePageList. */
export interface LearningPort {
  /** Latest first; of the user's courses the lives to come before all others. */
  page(question: LearningQuestion, signal: AbortSignal): Promise<Result<Page<LearningEntry>, Failure>>
  /** What the user reserved, and every occurrence of the lives that they began, within at most a month; at most a hundred. */
  timetable(period: Period, signal: AbortSignal): Promise<Result<readonly Occurrence[], Failure>>
  /** Takes lines off a list; a learned course goes with all that is known of how far it was learned. */
  remove(removal: Removal, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Puts a line back into the browsing history, at the time it had. */
  restore(entry: LearningEntry, signal: AbortSignal): Promise<Result<true, Failure>>
}
