import type { ContainerModule } from 'inversify'
import { commentReportsModule } from '../comment/comment-reports.module.ts'
import { firstStartModule } from '../first-start/first-start.module.ts'
import { frameModule } from '../frame/frame.module.ts'
import { peopleModule } from '../people/people.module.ts'

/** Fetched with the first page of administrators. */
export const officeModules: readonly ContainerModule[] = [
  peopleModule,
  commentReportsModule,
  firstStartModule,
  frameModule,
]
