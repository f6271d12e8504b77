import type { ActorRefFrom } from 'xstate'
import type { questionStopMachine } from '#domain/question/question-stop.machine.ts'

export type QuestionStopActor = ActorRefFrom<typeof questionStopMachine>
