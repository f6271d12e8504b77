import type { Container, ContainerModule } from 'inversify'
import type { LessonLogic } from '#application/app-actors.ts'
import { readNextAheadBy } from '#application/playback/next-section-ahead.ts'
import { sectionReader } from '#application/playback/read-section.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { readPlayPlace } from '#ui/routing/play-address.ts'
import type { AppContext } from '../app-context.ts'
import { MAKE_CLIENT_ID } from '../comment/tokens.ts'
import { LEDGER_ACTOR, PAGE_LIFECYCLE } from '../learning/tokens.ts'
import { liveModule } from '../live/live.module.ts'
import { liveRoomOpener } from '../live/live-room.wiring.ts'
import { liveStageOpener } from '../live/live-stage.ts'
import { RESERVATIONS_ACTOR } from '../live/reservation.tokens.ts'
import { LIVE_ROOM_LOGIC } from '../live/tokens.ts'
import { actionToast } from '../notification/action-toast.ts'
import { captionsOpener } from '../playback/captions.wiring.ts'
import { lessonRoomOpener } from '../playback/lesson-room.ts'
import { playbackModule } from '../playback/playback.module.ts'
import { openPlayerDisplay } from '../playback/player-display.wiring.ts'
import {
  CAPTIONS_LOGIC,
  LESSON_LOGIC,
  LESSON_PORT,
  LESSON_READ,
  NOTE_COMPOSER_LOGIC,
  NOTE_PORT,
  NOTES_LOGIC,
  PLAYBACK_LOCK_LOGIC,
  PLAYBACK_LOGIC,
  PLAYER_SETTINGS_STORE,
} from '../playback/tokens.ts'
import { questionStopModule } from '../question/question-stop.module.ts'
import { LESSON_QUESTION_PORT, QUESTION_STOP_LOGIC } from '../question/tokens.ts'
import { after, whenQuiet } from '../when-idle.ts'
import { WRITING_DESK } from '../writing/tokens.ts'
import type { ReadsAhead } from './bootstrap.ts'

/** The statecharts of lessons, bound to their ports. */
export const openLesson = (
  container: Container,
  adapters: readonly ContainerModule[],
  app: AppContext,
): LessonLogic & ReadsAhead => {
  container.load(playbackModule, questionStopModule, liveModule, ...adapters)
  const logic = {
    playback: container.get(PLAYBACK_LOGIC),
    lesson: container.get(LESSON_LOGIC),
    notes: container.get(NOTES_LOGIC),
    noteComposer: container.get(NOTE_COMPOSER_LOGIC),
    playbackLock: container.get(PLAYBACK_LOCK_LOGIC),
    questionStop: container.get(QUESTION_STOP_LOGIC),
  }
  const settings = container.get(PLAYER_SETTINGS_STORE)
  const page = container.get(PAGE_LIFECYCLE)
  const read = container.get(LESSON_READ)
  app.actors.session.on('session.closed', read.drop)
  const openRoom = lessonRoomOpener({
    logic,
    app,
    offer: actionToast(app.actors),
    ledger: container.get(LEDGER_ACTOR),
    noteDesk: container.get(WRITING_DESK).notes,
    settings,
    page,
    readNextAhead: readNextAheadBy(
      sectionReader({
        lessons: container.get(LESSON_PORT),
        questions: container.get(LESSON_QUESTION_PORT),
        notes: container.get(NOTE_PORT),
      }),
      { whenQuiet, after },
    ),
    makeClientId: container.get(MAKE_CLIENT_ID),
    now: Date.now,
  })
  return {
    ...logic,
    openRoom,
    openCaptions: captionsOpener(container.get(CAPTIONS_LOGIC)),
    openPlayerDisplay,
    openLiveRoom: liveRoomOpener(app, container.get(LIVE_ROOM_LOGIC), {
      reservations: container.get(RESERVATIONS_ACTOR),
    }),
    openLiveStage: liveStageOpener({ logic, app, settings, page }),
    readAhead: (query) => {
      const { type, sectionId } = readPlayPlace(query)
      if (sectionId > 0 && type !== CONTENT_TYPE.live) read.begin({ type, sectionId })
    },
  }
}
