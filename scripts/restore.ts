import { runServerProgram } from './support/server-program.ts'

/** `npm run restore -- FILE`: puts an archive of `npm run backup` back; the server must not be running. */
export const main = (args: readonly string[]): Promise<void> =>
  runServerProgram('server/cli/restore.ts', args)
