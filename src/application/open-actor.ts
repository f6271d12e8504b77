import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate'

/**
 * Creates an actor of a page, not started yet, whose emitted events the rest of the app already listens to
 * (docs/decisions/0285).
 */
export type OpenActor<Machine extends AnyStateMachine> = (input: InputFrom<Machine>) => ActorRefFrom<Machine>
