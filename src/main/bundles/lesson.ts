import type { ContainerModule } from 'inversify'
import { liveModule } from '../live/live.module.ts'
import { playbackModule } from '../playback/playback.module.ts'
import { questionStopModule } from '../question/question-stop.module.ts'

/** Fetched with /play. */
export const lessonModules: readonly ContainerModule[] = [playbackModule, questionStopModule, liveModule]
