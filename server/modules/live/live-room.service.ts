import type { SentBy } from '#contract/call.ts'
import type { getLivePageContentInfo } from '#contract/live-room.ts'
import { CONTENT_TYPE } from '../../db/schema/content.ts'
import { Refusal } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { FindTeachers } from '../content/course-teachers.repository.ts'
import { LIVE_STATUS } from '../content/live-status.ts'
import type { CourseRepository } from '../course/course.repository.ts'
import type { FindSection, OpenSection } from '../course/section-access.ts'
import type { PlayInfoDto, PlayInfoOf } from '../playback/play-info.ts'
import type { PointsOf } from '../question/lesson-points.ts'
import type { NotePresence } from './attendance.ts'
import type { LiveRepository } from './live.repository.ts'
import type { LiveAddresses } from './live-address.ts'
import type { LiveRoomRepository } from './live-room.repository.ts'
import type { FindSession, LiveSession } from './live-session.ts'
import { onlineSince } from './online.ts'
import type { FindRecording } from './recordings.ts'

interface Needs {
  readonly findTeachers: FindTeachers
  readonly findSection: FindSection
  readonly findSession: FindSession
  readonly findRecording: FindRecording
  readonly pointsOf: PointsOf
  readonly infoOf: PlayInfoOf
  readonly courses: Pick<CourseRepository, 'findTeachers'>
  readonly lives: Pick<LiveRepository, 'findReservations'>
  readonly room: Pick<LiveRoomRepository, 'countSeen'>
  readonly notePresence: NotePresence
  readonly addresses: LiveAddresses
  readonly clock: Clock
}

const HLS = 'application/vnd.apple.mpegurl'
type Play = Pick<PlayInfoDto, 'PlayUrls' | 'Subtitles' | 'Chapters' | 'Duration' | 'QuestionPoints'>

/** Nothing to play: it has not begun, it was called off, or its replay is being made. */
const NOTHING: Omit<Play, 'Duration'> = { PlayUrls: [], Subtitles: [], Chapters: [], QuestionPoints: [] }

const secondsOf = ({ startsAt, endsAt }: LiveSession): number =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / 1000)

/** Without a film there is no replay yet. */
const statusOf = ({ status }: LiveSession, { fileId }: OpenSection['section']): number =>
  status === LIVE_STATUS.replay && fileId === null ? LIVE_STATUS.ended : status

/** Sessions of live courses as their room shows them. Wire: getlivepagecontentinfo. */
export const liveRoomService = (needs: Needs) => {
  const {
    findTeachers,
    findSection,
    findSession,
    findRecording,
    pointsOf,
    infoOf,
    courses,
    lives,
    room,
    notePresence,
    clock,
  } = needs

  /** The stream from elsewhere where the course names one, else the server's own of the session's film. */
  const streamOf = async (
    { section, course }: OpenSection,
    session: LiveSession,
    info: PlayInfoDto,
  ): Promise<Play> => {
    const { fileId } = section
    const own = fileId !== null && session.streamUrl === null && (await findRecording(fileId)) !== null
    // A film of which no stream was made is shown as it is.
    if (!own && fileId !== null && session.streamUrl === null) return { ...info, QuestionPoints: [] }
    const url = own
      ? needs.addresses.addressOf({ ...session, fileId, contentId: course.id })
      : (session.streamUrl ?? '')
    const stream = { Label: '直播', Url: url, Mime: HLS, Height: 0, CloudVideoId: '', CloudPlayAuth: '' }
    return { ...NOTHING, PlayUrls: url === '' ? [] : [stream], Duration: secondsOf(session) }
  }

  const replayOf = async (open: OpenSection, info: PlayInfoDto): Promise<Play> => {
    const recording = open.section.fileId === null ? null : await findRecording(open.section.fileId)
    return { ...info, Duration: recording ? Math.round(recording.seconds) : info.Duration }
  }

  const playOf = (open: OpenSection, session: LiveSession, info: PlayInfoDto): Play | Promise<Play> => {
    if (session.status === LIVE_STATUS.replay && !session.isCancelled) return replayOf(open, info)
    if (session.status === LIVE_STATUS.running && !session.isCancelled) return streamOf(open, session, info)
    return { ...NOTHING, Duration: secondsOf(session) }
  }

  return {
    /**
     * A session in the state that it is in by the server's clock; 404, 410 and 403 as a recorded section. Who asks is
     * there.
     */
    async info(
      { userId }: Viewer,
      sectionId: number,
    ): Promise<SentBy<typeof getLivePageContentInfo> | Refusal> {
      const open = await findSection({ id: sectionId, type: CONTENT_TYPE.live }, userId)
      if (open instanceof Refusal) return open
      const now = clock()
      const { course, section } = open
      const session = await findSession(section, course, now)
      const points = session?.status === LIVE_STATUS.replay ? await pointsOf(open) : []
      const info = await infoOf({ ...open, points }, userId)
      const [teacher] = await courses.findTeachers(course)
      await notePresence(open, session, userId, now)
      const reserved = session && (await lives.findReservations(course.id, session.startsAt, userId))
      return {
        ...info,
        ...(session ? await playOf(open, session, info) : { ...NOTHING, Duration: section.duration }),
        LiveStatus: session ? statusOf(session, section) : LIVE_STATUS.announced,
        StartTime: session?.startsAt.toISOString() ?? '',
        EndTime: session?.endsAt.toISOString() ?? '',
        OnlineCount: await room.countSeen(section.id, onlineSince(now)),
        IsReserved: reserved?.own ?? false,
        ReplayReadyTime: session && section.fileId !== null ? session.replayReadyAt.toISOString() : '',
        ServerTime: now.toISOString(),
        TeacherName: teacher?.name ?? '',
        IsTeacher: (await findTeachers(course)).includes(userId),
        IsCancelled: session?.isCancelled ?? false,
      }
    },
  }
}

export type LiveRoomService = ReturnType<typeof liveRoomService>
