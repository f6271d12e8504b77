import type { ActorRefFrom } from 'xstate'
import type { filtersMachine } from '#domain/catalogue/filters.machine.ts'
import type { listMachine } from '#domain/catalogue/list.machine.ts'

/** The statecharts of lists: fetched with the first that is shown. */
export interface ListLogic {
  /** Started once, and then as long-lived as the app. */
  readonly list: ActorRefFrom<typeof listMachine>
  /** The menus beside it; likewise. */
  readonly filters: ActorRefFrom<typeof filtersMachine>
}
