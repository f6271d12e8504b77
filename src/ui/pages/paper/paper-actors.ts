import type { ActorRefFrom } from 'xstate'
import type { composerMachine } from '#domain/paper/composer.machine.ts'
import type { papersMachine } from '#domain/paper/papers.machine.ts'
import type { sittingMachine } from '#domain/paper/sitting.machine.ts'

export type PapersActor = ActorRefFrom<typeof papersMachine>
export type ComposerActor = ActorRefFrom<typeof composerMachine>
export type SittingActor = ActorRefFrom<typeof sittingMachine>
