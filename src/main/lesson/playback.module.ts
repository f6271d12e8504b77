import { ContainerModule } from 'inversify'
import { provideCaptions } from '#application/playback/captions.provide.ts'
import { providePlayback } from '#application/playback/playback.provide.ts'
import { CAPTION_PORT, CAPTIONS_LOGIC, PLAYBACK_LOGIC, VIDEO_PLAYER } from './tokens.ts'

export const playbackLesson = new ContainerModule(({ bind }) => {
  bind(PLAYBACK_LOGIC).toResolvedValue(providePlayback, [VIDEO_PLAYER])
  bind(CAPTIONS_LOGIC).toResolvedValue(provideCaptions, [CAPTION_PORT])
})
