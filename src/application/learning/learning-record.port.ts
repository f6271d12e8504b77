import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { LearningMoment } from '#domain/learning/learning-moment.ts'
import type { LessonRecord } from '#domain/playback/lesson.ts'

/** Sends learning records. Wire: editrecords. */
export interface LearningRecordPort {
  /**
   * The request outlives the page (keepalive). Answers the record as the server has it now; `missing` if the
   * section is gone.
   */
  record(moment: LearningMoment, signal: AbortSignal): Promise<Result<LessonRecord, Failure>>
}
