import { runServerProgram } from './support/server-program.ts'

/** `npm run import -- people|questions|notices FILE`: fills the database from a file of the school. */
export const main = (args: readonly string[]): Promise<void> => runServerProgram('server/cli/import.ts', args)
