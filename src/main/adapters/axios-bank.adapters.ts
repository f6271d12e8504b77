import type { ContainerModule } from 'inversify'

/** What of the set the question bank needs. */
export const axiosBank: readonly ContainerModule[] = []
