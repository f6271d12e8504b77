import { redactedError } from './redacted-error.ts'

/** What a person at the console is told; everything else goes to the log. */
export const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Ends a command with one clear message; a stack does not help with a fault of the surroundings. */
export const failWith = (error: unknown): void => {
  const { message, stack } = redactedError(error)
  process.stderr.write(`\n${message}\n\n`)
  if (process.env['LOG_LEVEL'] === 'debug') process.stderr.write(`${stack}\n`)
  process.exitCode = 1
}
