import type { ContainerModule } from 'inversify'
import { inboxModule } from '../announcement/inbox.module.ts'
import { catalogueModule } from '../catalogue/catalogue.module.ts'
import { serverVersionModule } from '../connection/server-version.module.ts'
import { favouriteModule } from '../favourite/favourite.module.ts'
import { learningModule } from '../learning/learning.module.ts'
import { reservationModule } from '../live/reservation.module.ts'

/** Fetched with the first session, once home stands. */
export const signedInModules: readonly ContainerModule[] = [
  serverVersionModule,
  catalogueModule,
  learningModule,
  inboxModule,
  favouriteModule,
  reservationModule,
]
