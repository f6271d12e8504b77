import { runServerProgram } from './support/server-program.ts'

/** `npm run export -- questions FILE`: writes questions of the bank into a file of another product's format. */
export const main = (args: readonly string[]): Promise<void> => runServerProgram('server/cli/export.ts', args)
