import type { ContainerModule } from 'inversify'
import { announcementAdminModule } from '../announcement/admin.module.ts'
import { commentReportsModule } from '../comment/comment-reports.module.ts'
import { firstStartModule } from '../first-start/first-start.module.ts'
import { frameModule } from '../frame/frame.module.ts'
import { moderationModule } from '../moderation/moderation.module.ts'
import { peopleModule } from '../people/people.module.ts'
import { personalDataModule } from '../personal-data/personal-data.module.ts'
import { chosenFileModule } from '../session/chosen-file.module.ts'

/** Fetched with the first page of administrators. */
export const officeModules: readonly ContainerModule[] = [
  peopleModule,
  commentReportsModule,
  moderationModule,
  firstStartModule,
  frameModule,
  personalDataModule,
  announcementAdminModule,
  chosenFileModule,
]
