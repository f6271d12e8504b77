import type { Container, ContainerModule } from 'inversify'
import type { LessonLogic } from '#application/app-actors.ts'

/** One module a feature, as inside. */
const FEATURES: readonly ContainerModule[] = []

/** The statecharts of the lesson, bound to their ports. */
export const openLesson = (container: Container, adapters: readonly ContainerModule[]): LessonLogic => {
  container.load(...FEATURES, ...adapters)
  return {}
}
