import type { AnyActor, StateValue } from 'xstate'

export interface Recording {
  /** Every state value in the order visited, without repeats in a row. */
  readonly states: StateValue[]
  readonly emitted: unknown[]
}

/** Listens to an actor that has not started yet. */
export const record = (actor: AnyActor): Recording => {
  const recording: Recording = { states: [], emitted: [] }
  actor.subscribe((snapshot: { value: StateValue }) => {
    if (JSON.stringify(recording.states.at(-1)) !== JSON.stringify(snapshot.value))
      recording.states.push(snapshot.value)
  })
  actor.on('*', (event: unknown) => recording.emitted.push(event))
  return recording
}
