import { CODE } from '#contract/envelope.ts'
import { CONTENT_TYPE } from '../../db/schema/content.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { FindTeachers } from '../content/course-teachers.repository.ts'
import { LIVE_STATUS } from '../content/live-status.ts'
import type { FindSection } from '../course/section-access.ts'
import type { LiveRoomRepository } from './live-room.repository.ts'
import { type RoundRow, type TimedRound, timed } from './live-round.ts'
import type { FindSession, LiveSession } from './live-session.ts'

export interface OpenedLesson {
  readonly sectionId: number
  readonly userId: number
  readonly session: LiveSession
  readonly now: Date
  /** All rounds of the session, with their times where they have some. */
  readonly rounds: readonly { readonly row: RoundRow; readonly round: TimedRound | null }[]
}

interface Needs {
  readonly findTeachers: FindTeachers
  readonly findSection: FindSection
  readonly findSession: FindSession
  readonly room: Pick<LiveRoomRepository, 'findRounds' | 'findPuts'>
  readonly clock: Clock
}

export const NOT_RUNNING = refuse(CODE.conflict, '直播不在进行中')

/** The lessons that a teacher may ask about, and those of them that run. */
export const taughtLessons = ({ findTeachers, findSection, findSession, room, clock }: Needs) => {
  /** A session that one of its teachers asks about, whether it runs or not. */
  const taught = async ({ userId }: Viewer, sectionId: number) => {
    const open = await findSection({ id: sectionId, type: CONTENT_TYPE.live }, userId)
    if (open instanceof Refusal) return open
    const teacherIds = await findTeachers(open.course)
    if (!teacherIds.includes(userId)) return refuse(CODE.noRight, '只有这场直播的老师可以使用控制台')
    const now = clock()
    const session = await findSession(open.section, open.course, now)
    if (session === null || session.isCancelled) return NOT_RUNNING
    return { session, now, contentId: open.course.id, teacherIds }
  }

  const opened = async (viewer: Viewer, sectionId: number): Promise<OpenedLesson | Refusal> => {
    const { userId } = viewer
    const it = await taught(viewer, sectionId)
    if (it instanceof Refusal) return it
    const { session, now } = it
    if (session.status !== LIVE_STATUS.running) return NOT_RUNNING
    const puts = await room.findPuts(sectionId, session.startsAt)
    const rows = await room.findRounds(sectionId)
    const isOfThis = ({ occurrenceStart }: RoundRow) =>
      occurrenceStart === null || occurrenceStart.getTime() === session.startsAt.getTime()
    const rounds = rows.filter(isOfThis).map((row) => ({ row, round: timed(row, session, puts) }))
    return { sectionId, userId, session, now, rounds }
  }

  return { taught, opened }
}

export type TaughtLessons = ReturnType<typeof taughtLessons>
