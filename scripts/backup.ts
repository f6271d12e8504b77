import { runServerProgram } from './support/server-program.ts'

/** `npm run backup -- FILE`: database and files in one archive, while the server runs or not. */
export const main = (args: readonly string[]): Promise<void> => runServerProgram('server/cli/backup.ts', args)
