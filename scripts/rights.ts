import { runServerProgram } from './support/server-program.ts'

/** `npm run rights -- MOBILE none|reviewer|administrator`: what a person may do for all schools; without arguments it lists them. */
export const main = (args: readonly string[]): Promise<void> => runServerProgram('server/cli/rights.ts', args)
