import type { Container, ContainerModule } from 'inversify'
import type { LessonLogic } from '#application/app-actors.ts'
import { eachUser } from '../each-user.ts'
import { offerer } from '../inside/offerer.ts'
import { INSIDE_ACTOR, MAKE_CLIENT_ID, PAGE_WATCH } from '../inside/tokens.ts'
import type { Wired } from '../wired.ts'
import { lessonRoomOpener } from './lesson-room.ts'
import { liveLesson } from './live.module.ts'
import { liveStageOpener } from './live-stage.ts'
import { playbackLesson } from './playback.module.ts'
import { questionLesson } from './question.module.ts'
import {
  CAPTIONS_LOGIC,
  LESSON_LOGIC,
  LIVE_ROOM_LOGIC,
  NOTE_COMPOSER_LOGIC,
  NOTE_DRAFT_STORE,
  NOTES_LOGIC,
  PLAYBACK_LOCK_LOGIC,
  PLAYBACK_LOGIC,
  PLAYER_SETTINGS_STORE,
  QUESTION_STOP_LOGIC,
} from './tokens.ts'

/** One module a feature, as inside. */
const FEATURES: readonly ContainerModule[] = [playbackLesson, questionLesson, liveLesson]

/** The statecharts of the lesson, bound to their ports. */
export const openLesson = (
  container: Container,
  adapters: readonly ContainerModule[],
  wired: Wired,
): LessonLogic => {
  container.load(...FEATURES, ...adapters)
  // What somebody else left unsaved on this computer is nobody's any more (R-session-5).
  eachUser(wired.actors, container.get(NOTE_DRAFT_STORE).keepOnlyOf)
  const logic = {
    playback: container.get(PLAYBACK_LOGIC),
    captions: container.get(CAPTIONS_LOGIC),
    lesson: container.get(LESSON_LOGIC),
    notes: container.get(NOTES_LOGIC),
    noteComposer: container.get(NOTE_COMPOSER_LOGIC),
    playbackLock: container.get(PLAYBACK_LOCK_LOGIC),
    questionStop: container.get(QUESTION_STOP_LOGIC),
    liveRoom: container.get(LIVE_ROOM_LOGIC),
  }
  const settings = container.get(PLAYER_SETTINGS_STORE)
  const page = container.get(PAGE_WATCH)
  const openRoom = lessonRoomOpener({
    logic,
    wired,
    offer: offerer(wired.actors),
    ledger: container.get(INSIDE_ACTOR.ledger),
    settings,
    page,
    makeClientId: container.get(MAKE_CLIENT_ID),
    now: Date.now,
  })
  return { ...logic, openRoom, openLiveStage: liveStageOpener({ logic, wired, settings, page }) }
}
