import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate'

/** An actor of a page, not started yet, whom the rest of the app hears already (docs/decisions/0285). */
export type OpenActor<Machine extends AnyStateMachine> = (input: InputFrom<Machine>) => ActorRefFrom<Machine>
