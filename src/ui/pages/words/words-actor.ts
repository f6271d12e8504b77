import type { ActorRefFrom } from 'xstate'
import type { wordsMachine } from '#domain/frame/words.machine.ts'

export type WordsActor = ActorRefFrom<typeof wordsMachine>
