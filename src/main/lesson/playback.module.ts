import { ContainerModule } from 'inversify'
import { providePlayback } from '#application/playback/playback.provide.ts'
import { PLAYBACK_LOGIC, VIDEO_PLAYER } from './tokens.ts'

export const playbackLesson = new ContainerModule(({ bind }) => {
  bind(PLAYBACK_LOGIC).toResolvedValue(providePlayback, [VIDEO_PLAYER])
})
