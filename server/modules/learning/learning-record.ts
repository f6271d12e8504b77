import type * as z from 'zod/mini'
import type { Sent } from '#contract/call.ts'
import type { learningRecord } from '#contract/content.ts'
import type { learningRecord as table } from '../../db/schema/learning-record.ts'

export type RecordDto = Sent<z.output<typeof learningRecord>>

/** A learning record as the wire shows it; RecordNum is an increment when sent by the client, here the plays so far. */
export const recordDto = (row: typeof table.$inferSelect, detailsType: number): RecordDto => ({
  RecordSectionId: row.sectionId ?? 0,
  RecordType: row.recordType,
  RecordChapterId: row.chapterId ?? 0,
  RecordNum: row.playCount,
  Progress: row.progress,
  ProgressTime: row.position,
  ProgressTimes: row.duration,
  CourseId: row.contentId,
  DetailsId: row.contentId,
  DetailsType: detailsType,
  Id: row.id,
  IsFinished: row.isFinished,
  UpdateTime: row.updatedAt.toISOString(),
  AttendTime: row.attendedAt?.toISOString() ?? '',
  AttendTimes: row.attendedSeconds,
})

/** Where nothing was learned yet. */
export const NO_RECORD: RecordDto = {
  RecordSectionId: 0,
  RecordType: 0,
  RecordChapterId: 0,
  RecordNum: 0,
  Progress: 0,
  ProgressTime: 0,
  ProgressTimes: 0,
  CourseId: 0,
  DetailsId: 0,
  DetailsType: 0,
  Id: 0,
  IsFinished: false,
  UpdateTime: '',
  AttendTime: '',
  AttendTimes: 0,
}
