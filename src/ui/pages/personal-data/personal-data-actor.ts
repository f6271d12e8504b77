import type { ActorRefFrom } from 'xstate'
import type { personalDataMachine } from '#domain/personal-data/personal-data.machine.ts'

export type PersonalDataActor = ActorRefFrom<typeof personalDataMachine>
