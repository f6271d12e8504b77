import type { ContainerModule } from 'inversify'
import { homeModule } from '../catalogue/home.module.ts'
import { navigationModule } from '../navigation/navigation.module.ts'
import { notificationModule } from '../notification/notification.module.ts'
import { searchModule } from '../search/search.module.ts'
import { sessionModule } from '../session/session.module.ts'

/** Container modules of every first visit: those that visitors need, too. */
export const visitorModules: readonly ContainerModule[] = [
  sessionModule,
  notificationModule,
  homeModule,
  searchModule,
  navigationModule,
]
