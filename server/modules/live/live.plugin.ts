import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import type { Queries } from '../../db/database.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { courseTeachers } from '../content/course-teachers.repository.ts'
import { courseRepository } from '../course/course.repository.ts'
import { learningRecordRepository } from '../learning/learning-record.repository.ts'
import { userActionRepository } from '../learning/user-action.repository.ts'
import { filmRepository } from '../playback/film.repository.ts'
import { filmChapters } from '../playback/film-chapters.ts'
import { playInfoOf } from '../playback/play-info.ts'
import { answerRecorder } from '../question/answer-recorder.ts'
import { lessonPointRepository } from '../question/lesson-point.repository.ts'
import { questionRepository } from '../question/question.repository.ts'
import { attendance } from './attendance.ts'
import { consoleAudit } from './console-audit.repository.ts'
import { liveRepository } from './live.repository.ts'
import { liveRoutes } from './live.routes.ts'
import { liveService } from './live.service.ts'
import { liveAddresses } from './live-address.ts'
import { liveAnswersService } from './live-answers.service.ts'
import { consoleDtoOf } from './live-console.dto.ts'
import { liveConsoleRepository } from './live-console.repository.ts'
import { liveConsoleRoutes } from './live-console.routes.ts'
import { liveConsoleService } from './live-console.service.ts'
import { liveDetailService } from './live-detail.service.ts'
import { liveNoticeService } from './live-notice.service.ts'
import { liveRoomRepository } from './live-room.repository.ts'
import { liveRoomService } from './live-room.service.ts'
import { liveRoundService } from './live-round.service.ts'
import { type FindSession, liveSessions } from './live-session.ts'
import { liveStreamRoutes } from './live-stream.routes.ts'
import { recordings } from './recordings.ts'
import { roundPoints } from './round-points.ts'
import { taughtLessons } from './taught-lessons.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What other features ask of live lessons, and how a film is described. */
    readonly live: {
      readonly pointsOf: ReturnType<typeof roundPoints>
      /** As a transaction sees them, or the database. */
      readonly sessionsOf: (queries: Queries) => FindSession
      readonly infoOf: ReturnType<typeof playInfoOf>
    }
  }
}

/** Live lessons: their dates, the room, its rounds of questions and the stream. */
export const livePlugin = fastifyPlugin<FeatureOptions>(
  async (app, options) => {
    const { db, clock, storage } = options
    const { stored, addresses, streams, isShown } = app.files
    const { streamAddressOf, streamFolderOf } = streams
    const { detailOf, findSection } = app.courses
    const { pictures } = app
    const lives = liveRepository(db)
    const films = filmRepository(db)
    const questions = questionRepository(db)
    const room = liveRoomRepository(db)
    const broadcasts = liveAddresses(options.fileAddressSecret, clock)
    const sessionsOf = (queries: Queries) =>
      liveSessions({ lives: liveRepository(queries), films: filmRepository(queries) })
    const findSession = sessionsOf(db)
    const findRecording = recordings(stored, storage)
    const points = lessonPointRepository(db)
    const pointsOf = roundPoints({
      room,
      findSession,
      findRecording,
      ofFilms: ({ section }) => points.find(section.id),
      clock,
    })
    const infoOf = playInfoOf({
      films,
      questions,
      addresses,
      streamAddressOf,
      chaptersOf: filmChapters(storage),
    })
    const findTeachers = courseTeachers(db)
    const notePresence = attendance({
      findTeachers,
      room,
      records: learningRecordRepository(db),
      actions: userActionRepository(db),
    })
    app.decorate('live', { pointsOf, sessionsOf, infoOf })
    await addRoutes(
      app,
      liveRoutes({
        notices: liveNoticeService(db, clock),
        lives: liveService(lives, clock),
        details: liveDetailService({
          findTeachers,
          findContent: app.contents.findContent,
          detailOf,
          lives,
          findRecording,
          clock,
        }),
        room: liveRoomService({
          findTeachers,
          findSection,
          findSession,
          findRecording,
          pointsOf,
          infoOf,
          courses: courseRepository(db),
          lives,
          room,
          notePresence,
          addresses: broadcasts,
          clock,
        }),
        rounds: liveRoundService({
          findTeachers,
          findSection,
          findSession,
          room,
          notePresence,
          questions,
          record: answerRecorder({ questions, pictures, clock }),
          pictures,
          clock,
        }),
      }),
    )
    const lessons = taughtLessons({ findTeachers, findSection, findSession, room, clock })
    const consoleService = liveConsoleService({
      lessons,
      questions,
      consoleDto: consoleDtoOf({ questions, pictures }),
      write: (work) =>
        db.transaction((tx) => work({ repository: liveConsoleRepository(tx), audit: consoleAudit(tx) })),
    })
    await addRoutes(
      app,
      liveConsoleRoutes({
        service: consoleService,
        answers: liveAnswersService({ lessons, room, questions }),
      }),
    )
    await addRoutes(
      app,
      liveStreamRoutes({ findRecording, addresses: broadcasts, streamFolderOf, isShown, clock }),
    )
  },
  { name: 'live', dependencies: ['content', 'file', 'upload', 'course'] },
)
