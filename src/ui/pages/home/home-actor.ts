import type { ActorRefFrom } from 'xstate'
import type { homeMachine } from '#domain/catalogue/home.machine.ts'

/** The home page's statechart while the page stands. */
export type HomeActor = ActorRefFrom<typeof homeMachine>
