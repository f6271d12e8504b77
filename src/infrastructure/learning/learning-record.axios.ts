import type { LearningRecordPort } from '#application/learning/learning-record.port.ts'
import { editRecords } from '#contract/learning.ts'
import { success } from '#domain/kernel/result.ts'
import { FINISHED_PERCENT } from '#domain/learning/learning-moment.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, percentOf, timeOf } from '../http/wire-values.ts'
import { writeCall } from '../http/write-call.ts'

const LEARNING = 1

const timeAt = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** Wire: editrecords. */
export const axiosLearningRecord = (http: Http, now: () => number = Date.now): LearningRecordPort => ({
  record: async (moment, signal) => {
    const body = {
      RecordSectionId: moment.sectionId,
      RecordType: LEARNING,
      RecordChapterId: moment.chapterId,
      RecordNum: moment.begins ? 1 : 0,
      Progress: moment.progress,
      ProgressTime: moment.position,
      ProgressTimes: moment.duration,
      CourseId: moment.courseId,
      DetailsId: moment.courseId,
      DetailsType: moment.courseType,
      MomentTime: timeAt(moment.at),
      SendTime: timeAt(now()),
      PlayId: moment.playId,
    }
    const told = await writeCall(http, editRecords, { body }, signal, { outlivesPage: true })
    if (!told.ok) return told
    const { data } = told.value
    // Stored, and not told what was made of it: what was sent is known.
    if (data === null) {
      const { position, progress } = moment
      return success({
        position,
        progress,
        finished: progress >= FINISHED_PERCENT,
        updatedAt: timeAt(moment.at),
      })
    }
    const { ProgressTime, Progress, IsFinished, UpdateTime } = data
    return success({
      position: amountOf(ProgressTime),
      progress: percentOf(Progress),
      finished: flagOf(IsFinished),
      updatedAt: timeOf(UpdateTime),
    })
  },
})
