import type { ActorRefFrom } from 'xstate'
import type { filtersMachine } from '#domain/catalogue/filters.machine.ts'
import type { listMachine } from '#domain/catalogue/list.machine.ts'

/** The statecharts of lists; loaded on first use. */
export interface ListLogic {
  /** Started once, then running as long as the app. */
  readonly list: ActorRefFrom<typeof listMachine>
  /** The menus beside the list; running as long as the app, too. */
  readonly filters: ActorRefFrom<typeof filtersMachine>
}
