import type * as z from 'zod/mini'
import type { Sent } from '#contract/call.ts'
import type { section } from '#contract/course.ts'
import { type courseSection, SECTION_TYPE } from '../../db/schema/course.ts'
import type { learningRecord } from '../../db/schema/learning-record.ts'
import type { SessionTime } from '../content/session-times.ts'
import type { FileDto } from '../file/file.dto.ts'

export type SectionDto = Sent<z.output<typeof section>>

interface Known {
  readonly record: typeof learningRecord.$inferSelect | undefined
  readonly time: SessionTime | undefined
  /** How long it is, in seconds. */
  readonly duration: number
  readonly questionCount: number
  /** Required questions that are not answered yet. */
  readonly requiredOpen: number
  readonly contentId: number
  readonly file: FileDto | null
}

/** An exercise, which is done when all of it is answered. */
const isAnswered = ({ sectionType }: typeof courseSection.$inferSelect, questionCount: number): boolean =>
  sectionType === SECTION_TYPE.questions && questionCount > 0

/** A section with what one user did in it and when it takes place. */
export const sectionDto = (
  row: typeof courseSection.$inferSelect,
  { record, time, duration, questionCount, requiredOpen, contentId, file }: Known,
): SectionDto => ({
  Id: row.id,
  ChapterId: row.chapterId,
  Name: row.name,
  Sort: row.sort,
  SectionType: row.sectionType,
  Duration: duration,
  QuestionCount: questionCount,
  Progress: record?.progress ?? 0,
  ProgressTime: record?.position ?? 0,
  IsFinished: requiredOpen === 0 && (record?.isFinished === true || isAnswered(row, questionCount)),
  RequiredOpen: requiredOpen,
  IsRecording: row.sectionType === SECTION_TYPE.video && row.fileId === null,
  LiveStatus: time?.status ?? 0,
  StartTime: time?.startsAt.toISOString() ?? '',
  EndTime: time?.endsAt.toISOString() ?? '',
  IsCancelled: time?.isCancelled ?? false,
  ContentId: contentId,
  File: file,
})
