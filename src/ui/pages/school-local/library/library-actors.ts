import type { ActorRefFrom } from 'xstate'
import type { filtersMachine } from '#domain/catalogue/filters.machine.ts'
import type { schoolLibraryMachine } from '#domain/school-file/school-library.machine.ts'

/** The statecharts of a school's library while its page is open. */
export interface LibraryActors {
  readonly library: ActorRefFrom<typeof schoolLibraryMachine>
  readonly menus: ActorRefFrom<typeof filtersMachine>
}
