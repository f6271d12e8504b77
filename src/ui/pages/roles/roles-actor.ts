import type { ActorRefFrom } from 'xstate'
import type { rolesMachine } from '#domain/people/roles.machine.ts'

export type RolesActor = ActorRefFrom<typeof rolesMachine>
