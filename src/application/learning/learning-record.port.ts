import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { LearningMoment } from '#domain/learning/learning-moment.ts'
import type { LessonRecord } from '#domain/playback/lesson.ts'

/** Wire: editrecords. */
export interface LearningRecordPort {
  /** Arrives even when the page is left meanwhile. Answers what the server knows now; `missing` for a section that is gone. */
  record(moment: LearningMoment, signal: AbortSignal): Promise<Result<LessonRecord, Failure>>
}
