import type { ContainerModule } from 'inversify'
import { peopleModule } from '../people/people.module.ts'

/** Fetched with the first page of administrators. */
export const officeModules: readonly ContainerModule[] = [peopleModule]
