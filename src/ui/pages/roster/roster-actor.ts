import type { ActorRefFrom } from 'xstate'
import type { rosterMachine } from '#domain/people/roster.machine.ts'

export type RosterActor = ActorRefFrom<typeof rosterMachine>
