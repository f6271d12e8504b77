import type { ActorRefFrom } from 'xstate'
import type { schoolsMachine } from '#domain/people/schools.machine.ts'

export type SchoolsActor = ActorRefFrom<typeof schoolsMachine>
