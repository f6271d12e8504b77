import { ContainerModule } from 'inversify'
import { readAhead } from '#application/kernel/read-ahead.ts'
import { provideCaptions } from '#application/playback/captions.provide.ts'
import { provideLesson, readLesson } from '#application/playback/lesson.provide.ts'
import { provideNoteComposer, provideNotes } from '#application/playback/notes.provide.ts'
import { providePlayback } from '#application/playback/playback.provide.ts'
import { providePlaybackLock } from '#application/playback/playback-lock.provide.ts'
import { MAKE_CLIENT_ID } from '../comment/tokens.ts'
import { LEDGER_ACTOR } from '../learning/tokens.ts'
import { LIVE_SESSION_PORT } from '../live/tokens.ts'
import { WRITING_DESK } from '../writing/tokens.ts'
import { keptPlaces } from './kept-places.ts'
import {
  CAPTION_PORT,
  CAPTIONS_LOGIC,
  LESSON_LOGIC,
  LESSON_PORT,
  LESSON_READ,
  NOTE_COMPOSER_LOGIC,
  NOTE_DRAFT_STORE,
  NOTE_PORT,
  NOTES_LOGIC,
  PLAYBACK_LOCK,
  PLAYBACK_LOCK_LOGIC,
  PLAYBACK_LOGIC,
  VIDEO_PLAYER,
} from './tokens.ts'

export const playbackModule = new ContainerModule(({ bind }) => {
  bind(PLAYBACK_LOGIC).toResolvedValue((player) => providePlayback(player), [VIDEO_PLAYER])
  bind(CAPTIONS_LOGIC).toResolvedValue(provideCaptions, [CAPTION_PORT])
  bind(LESSON_READ).toResolvedValue(
    (lessons, sessions, ledger) => readAhead(readLesson(lessons, sessions, keptPlaces(ledger))),
    [LESSON_PORT, LIVE_SESSION_PORT, LEDGER_ACTOR],
  )
  bind(LESSON_LOGIC).toResolvedValue(({ ask }) => provideLesson(ask), [LESSON_READ])
  bind(NOTES_LOGIC).toResolvedValue((port, { notes }) => provideNotes(port, notes), [NOTE_PORT, WRITING_DESK])
  bind(NOTE_COMPOSER_LOGIC).toResolvedValue(
    ({ notes }, drafts, makeClientId) => provideNoteComposer(notes, drafts, makeClientId),
    [WRITING_DESK, NOTE_DRAFT_STORE, MAKE_CLIENT_ID],
  )
  bind(PLAYBACK_LOCK_LOGIC).toResolvedValue(providePlaybackLock, [PLAYBACK_LOCK])
})
