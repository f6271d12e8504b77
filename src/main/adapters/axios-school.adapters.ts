import type { ContainerModule } from 'inversify'

/** What of the set the school's own materials need. */
export const axiosSchool: readonly ContainerModule[] = []
