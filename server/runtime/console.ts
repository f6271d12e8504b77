import { causeOf } from '../db/query-error.ts'
import { fileFault } from './file-fault.ts'
import { redactedError } from './redacted-error.ts'

/** Prints a message for the person at the console; everything else goes to the log. */
export const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** A fault of a file in the words of the product, with its place; in those of the system for any other. */
const wordsOf = (error: unknown): string => {
  const { message } = redactedError(error)
  const fault = fileFault(error)
  const { path = '' } = causeOf(error) as NodeJS.ErrnoException
  if (fault === undefined) return message
  // EISDIR of a read names no place.
  return path === '' ? `${fault}（${message}）` : `${fault}：${path}`
}

/** Ends a command with one clear message; a stack does not help with a fault of the surroundings. */
export const failWith = (error: unknown): void => {
  const { stack } = redactedError(error)
  process.stderr.write(`\n${wordsOf(error)}\n\n`)
  if (process.env['LOG_LEVEL'] === 'debug') process.stderr.write(`${stack}\n`)
  process.exitCode = 1
}
