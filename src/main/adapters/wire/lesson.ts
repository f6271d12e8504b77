import { ContainerModule } from 'inversify'
import { axiosLiveSessions } from '#infrastructure/live/live-session.axios.ts'
import { axiosLessons } from '#infrastructure/playback/lesson.axios.ts'
import { axiosNotes } from '#infrastructure/playback/note.axios.ts'
import { LIVE_SESSION_PORT } from '../../live/tokens.ts'
import { LESSON_PORT, NOTE_PORT } from '../../playback/tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapters for lessons. */
export const wireLesson = new ContainerModule(({ bind }) => {
  bind(LESSON_PORT).toResolvedValue(axiosLessons, [HTTP])
  bind(NOTE_PORT).toResolvedValue(axiosNotes, [HTTP])
  bind(LIVE_SESSION_PORT).toResolvedValue(axiosLiveSessions, [HTTP])
})
