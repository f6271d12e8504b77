type Ask<Input, Answer> = (input: Input, signal: AbortSignal) => Promise<Answer>

/** A read whose answer can be on its way before the page that asks for it is there. docs/decisions/0526 */
export interface ReadAhead<Input, Answer> {
  /** Asks, for whoever asks the same next. */
  begin(input: Input): void
  /** Gives what was begun for the same input, once; else asks. */
  readonly ask: Ask<Input, Answer>
  /** Ends what was begun and nobody has asked for: it was asked for another person. */
  drop(): void
}

/** @param ask `input` is told from another by its JSON */
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
      // Heard by who takes it, where anybody does.
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
      // It goes with the signal, which is of one reading.
      signal.addEventListener('abort', leave, { once: true })
      if (signal.aborted) leave()
      return taken.answer
    },
    drop,
  }
}
