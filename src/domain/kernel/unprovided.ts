/** Stands where the application layer will put an actor; a statechart that runs without one fails loudly. */
export const unprovided = (actor: string) => (): Promise<never> =>
  Promise.reject(new Error(`the actor "${actor}" was not provided`))

/** The same for an actor that tells by calling back. */
export const unprovidedCallback = (actor: string) => (): never => {
  throw new Error(`the actor "${actor}" was not provided`)
}

/** The same for an action that the application layer has to bind. */
export const unprovidedAction =
  <Params>(action: string): ((scope: unknown, params: Params) => void) =>
  () => {
    throw new Error(`the action "${action}" was not provided`)
  }
