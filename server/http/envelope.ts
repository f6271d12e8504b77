import { CODE, type Code, type Envelope } from '#contract/envelope.ts'

/** A refusal that a handler returns: an expected outcome that is not a success, with HTTP 200 (R-wire-4). */
export class Refusal {
  readonly code: Exclude<Code, 200 | 401 | 500>
  readonly message: string

  constructor(code: Exclude<Code, 200 | 401 | 500>, message: string) {
    this.code = code
    this.message = message
  }
}

/** What a service answers in place of data: a code of `CODE`, and the sentence that the page shows. */
export const refuse = (code: Refusal['code'], message: string): Refusal => new Refusal(code, message)

/** R-wire-2: a success has Code 200 and Data. */
export const success = <T>(data: T): Envelope<T> => ({ Code: CODE.ok, Data: data, Message: '' })

/** The envelope of a refusal; what is sent of a `Refusal`. */
export const failure = (code: number, message: string): Envelope<never> => ({
  Code: code,
  Data: null,
  Message: message,
})
