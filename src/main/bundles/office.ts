import type { ContainerModule } from 'inversify'
import { commentReportsModule } from '../comment/comment-reports.module.ts'
import { peopleModule } from '../people/people.module.ts'

/** Fetched with the first page of administrators. */
export const officeModules: readonly ContainerModule[] = [peopleModule, commentReportsModule]
