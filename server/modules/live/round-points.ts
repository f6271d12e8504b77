import { SECTION_TYPE } from '../../db/schema/course.ts'
import type { Clock } from '../../runtime/clock.ts'
import { LIVE_STATUS } from '../content/live-status.ts'
import type { LessonPoint, PointsOf } from '../question/lesson-points.ts'
import type { LiveRoomRepository } from './live-room.repository.ts'
import type { RoundRow } from './live-round.ts'
import type { FindSession } from './live-session.ts'
import type { FindRecording } from './recordings.ts'

interface Needs {
  readonly room: Pick<LiveRoomRepository, 'findRounds'>
  readonly findSession: FindSession
  readonly findRecording: FindRecording
  /** The points of every other section. */
  readonly ofFilms: PointsOf
  readonly clock: Clock
}

/** Where a round stands in the film: at what was shown when it was put. A film that is shorter than its lesson was shown over and over. */
const pointOf = ({ id, questionId, offsetSeconds }: RoundRow, filmSeconds: number): LessonPoint => ({
  id,
  questionId,
  second: filmSeconds > 0 ? Math.floor(offsetSeconds % filmSeconds) : offsetSeconds,
  required: false,
})

/** After class the rounds of a session are the questions of its replay; before, coming questions are not told. */
export const roundPoints =
  ({ room, findSession, findRecording, ofFilms, clock }: Needs): PointsOf =>
  async (open) => {
    const { section, course } = open
    if (section.sectionType !== SECTION_TYPE.live) return ofFilms(open)
    const session = await findSession(section, course, clock())
    if (session?.status !== LIVE_STATUS.replay || session.isCancelled) return []
    const recording = section.fileId === null ? null : await findRecording(section.fileId)
    const rounds = await room.findRounds(section.id)
    return rounds
      .map((round) => pointOf(round, recording?.seconds ?? 0))
      .sort((one, other) => one.second - other.second)
  }
