type Ask<Input, Answer> = (input: Input, signal: AbortSignal) => Promise<Answer>

/**
 * A read that can be started before the code of the page that needs its answer has loaded.
 * docs/decisions/0526
 */
export interface ReadAhead<Input, Answer> {
  /** Starts a read ahead for the next `ask` with an equal input. */
  begin(input: Input): void
  /** Answers from the read ahead if the input is equal, once; else reads. */
  readonly ask: Ask<Input, Answer>
  /** Aborts an unused read ahead, because it was made for another user. */
  drop(): void
}

/** @param ask inputs are compared by their JSON */
export const readAhead = <Input, Answer>(ask: Ask<Input, Answer>): ReadAhead<Input, Answer> => {
  interface Begun {
    readonly name: string
    readonly answer: Promise<Answer>
    readonly calling: AbortController
  }
  let begun: Begun | null = null

  const take = (): Begun | null => {
    const taken = begun
    begun = null
    return taken
  }
  const drop = () => take()?.calling.abort()

  return {
    begin: (input) => {
      drop()
      const calling = new AbortController()
      const answer = ask(input, calling.signal)
      // A rejection is handled by the caller of `ask`, if there is one.
      answer.catch(() => undefined)
      begun = { name: JSON.stringify(input), answer, calling }
    },
    ask: (input, signal) => {
      const taken = take()
      if (taken === null) return ask(input, signal)
      if (taken.name !== JSON.stringify(input)) {
        taken.calling.abort()
        return ask(input, signal)
      }
      const leave = () => taken.calling.abort(signal.reason)
      // Needs no removal: the signal belongs to this one read.
      signal.addEventListener('abort', leave, { once: true })
      if (signal.aborted) leave()
      return taken.answer
    },
    drop,
  }
}
