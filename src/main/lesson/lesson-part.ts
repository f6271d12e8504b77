import type { Container, ContainerModule } from 'inversify'
import type { LessonLogic } from '#application/app-actors.ts'
import { liveLesson } from './live.module.ts'
import { playbackLesson } from './playback.module.ts'
import { LIVE_ROOM_LOGIC, PLAYBACK_LOGIC } from './tokens.ts'

/** One module a feature, as inside. */
const FEATURES: readonly ContainerModule[] = [playbackLesson, liveLesson]

/** The statecharts of the lesson, bound to their ports. */
export const openLesson = (container: Container, adapters: readonly ContainerModule[]): LessonLogic => {
  container.load(...FEATURES, ...adapters)
  return { playback: container.get(PLAYBACK_LOGIC), liveRoom: container.get(LIVE_ROOM_LOGIC) }
}
