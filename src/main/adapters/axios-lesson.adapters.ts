import type { ContainerModule } from 'inversify'

/** What of the set a lesson needs. */
export const axiosLesson: readonly ContainerModule[] = []
