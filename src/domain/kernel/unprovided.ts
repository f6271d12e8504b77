/** Stands where the application layer will put an actor; a statechart that runs without one fails loudly. */
export const unprovided = (actor: string) => (): Promise<never> =>
  Promise.reject(new Error(`the actor "${actor}" was not provided`))
