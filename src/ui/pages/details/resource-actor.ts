import type { ActorRefFrom } from 'xstate'
import type { resourceMachine } from '#domain/catalogue/resource.machine.ts'

/** The statechart of the resource while its page stands. */
export type ResourceActor = ActorRefFrom<typeof resourceMachine>
