import { causeOf } from '../db/query-error.ts'

/** What may be logged of an error: kind, message and stack, never the values of a query. */
export interface RedactedError {
  readonly type: string
  readonly message: string
  /** ECONNREFUSED, 23505 …; empty when there is none. */
  readonly code: string
  readonly stack: string
}

/** The frames without the first lines, which repeat the message. */
const framesOf = (stack = ''): string => {
  const start = stack.search(/^ {4}at /m)
  return start < 0 ? '' : stack.slice(start)
}

/** A host with several addresses fails once for each; the combined error has no message. */
const wordsOf = (error: Error): string => {
  const parts = error instanceof AggregateError && error.message === '' ? error.errors : []
  return error.message || parts.map((part) => (part instanceof Error ? part.message : '')).join('; ')
}

/** Some libraries throw plain objects. */
const ofAnything = (cause: unknown): RedactedError => {
  const { message, code, stack } = (cause ?? {}) as Partial<Record<'message' | 'code' | 'stack', unknown>>
  return {
    type: typeof cause,
    message: typeof message === 'string' ? message : String(cause),
    code: typeof code === 'string' ? code : '',
    stack: typeof stack === 'string' ? framesOf(stack) : '',
  }
}

/** For a failed query its cause, because the error itself repeats the values. */
export const redactedError = (error: unknown): RedactedError => {
  const cause = causeOf(error)
  if (!(cause instanceof Error)) return ofAnything(cause)
  const { code } = cause as NodeJS.ErrnoException
  const stack = error instanceof Error ? framesOf(error.stack) : ''
  return { type: cause.name, message: wordsOf(cause), code: String(code ?? ''), stack }
}
