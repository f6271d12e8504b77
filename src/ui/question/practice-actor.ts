import type { ActorRefFrom } from 'xstate'
import type { practiceMachine } from '#domain/question/practice.machine.ts'

export type PracticeActor = ActorRefFrom<typeof practiceMachine>
