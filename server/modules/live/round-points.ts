import { SECTION_TYPE } from '../../db/schema/course.ts'
import type { Clock } from '../../runtime/clock.ts'
import { LIVE_STATUS } from '../content/live-status.ts'
import type { LessonPoint, PointsOf } from '../question/lesson-points.ts'
import type { LiveRoomRepository } from './live-room.repository.ts'
import { type TimedRound, timedRounds } from './live-round.ts'
import type { FindSession, LiveSession } from './live-session.ts'
import type { FindRecording } from './recordings.ts'

interface Needs {
  readonly room: Pick<LiveRoomRepository, 'findRounds' | 'findPuts'>
  readonly findSession: FindSession
  readonly findRecording: FindRecording
  /** The points of every other section. */
  readonly ofFilms: PointsOf
  readonly clock: Clock
}

/** Where a round stands in the film: at what was shown when it was put. A film that is shorter than its lesson was shown over and over. */
const pointOf = (
  { id, questionId, opensAt }: TimedRound,
  { startsAt }: LiveSession,
  filmSeconds: number,
): LessonPoint => {
  const offset = Math.max(0, Math.floor((opensAt.getTime() - startsAt.getTime()) / 1000))
  return {
    id,
    questionId,
    second: filmSeconds > 0 ? Math.floor(offset % filmSeconds) : offset,
    required: false,
  }
}

/** After class the rounds of a session are the questions of its replay; before, coming questions are not told. */
export const roundPoints =
  ({ room, findSession, findRecording, ofFilms, clock }: Needs): PointsOf =>
  async (open) => {
    const { section, course } = open
    if (section.sectionType !== SECTION_TYPE.live) return ofFilms(open)
    const session = await findSession(section, course, clock())
    if (session?.status !== LIVE_STATUS.replay || session.isCancelled) return []
    const recording = section.fileId === null ? null : await findRecording(section.fileId)
    const filmSeconds = recording?.seconds ?? (section.fileId === null ? 0 : section.duration)
    const puts = await room.findPuts(section.id, session.startsAt)
    return timedRounds(await room.findRounds(section.id), session, puts)
      .map((round) => pointOf(round, session, filmSeconds))
      .sort((one, other) => one.second - other.second)
  }
