import type { ContainerModule } from 'inversify'
import { announcementModule } from '../announcement/announcement.module.ts'
import { ownLearningModule } from '../learning/own-learning.module.ts'
import { liveNoticeModule } from '../live/live-notice.module.ts'
import { accountModule } from '../session/account.module.ts'

/** Fetched with 个人中心 or 通知, or for a first password. */
export const accountModules: readonly ContainerModule[] = [
  announcementModule,
  ownLearningModule,
  liveNoticeModule,
  accountModule,
]
