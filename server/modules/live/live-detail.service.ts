import type { SentBy } from '#contract/call.ts'
import type { getLiveDetailsInfo } from '#contract/live-course.ts'
import { CONTENT_TYPE } from '../../db/schema/content.ts'
import { Refusal } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { FindContent } from '../content/content-access.ts'
import type { FindTeachers } from '../content/course-teachers.repository.ts'
import { LIVE_STATUS } from '../content/live-status.ts'
import { sessionTimes } from '../content/session-times.ts'
import type { CourseDetailOf } from '../course/course-detail.ts'
import type { LiveRepository } from './live.repository.ts'
import type { FindRecording } from './recordings.ts'

interface Needs {
  readonly findTeachers: FindTeachers
  readonly findContent: FindContent
  readonly detailOf: CourseDetailOf
  readonly lives: LiveRepository
  readonly findRecording: FindRecording
  readonly clock: Clock
}

export const liveDetailService = ({
  findTeachers,
  findContent,
  detailOf,
  lives,
  findRecording,
  clock,
}: Needs) => ({
  /** 404, 410 or 403 of the live course, or all that its introduction shows, with the reservations of what comes next. */
  async detail({ userId }: Viewer, id: number): Promise<SentBy<typeof getLiveDetailsInfo> | Refusal> {
    const found = await findContent({ id, type: CONTENT_TYPE.live }, userId)
    if (found instanceof Refusal) return found
    const now = clock()
    const occurrence = await lives.findOccurrence(id, now)
    const times = occurrence
      ? sessionTimes(
          occurrence.schedule,
          occurrence.startsAt,
          { sessions: found.sectionCount, exceptions: await lives.findExceptions(id) },
          now,
        )
      : []
    const detail = await detailOf(found, { userId, now }, times, async ({ fileId, duration }, time) => {
      // A replay is as long as its film, whatever was planned: progress is a share of that.
      const isReplay = time?.status === LIVE_STATUS.replay && fileId !== null
      const recording = isReplay ? await findRecording(fileId) : null
      return recording === null ? duration : Math.round(recording.seconds)
    })
    const reserved = occurrence
      ? await lives.findReservations(id, occurrence.startsAt, userId)
      : { count: 0, own: false }
    return {
      ...detail,
      ReserveCount: reserved.count,
      IsReserved: reserved.own,
      IsTeacher: (await findTeachers(found)).includes(userId),
    }
  },
})

export type LiveDetailService = ReturnType<typeof liveDetailService>
