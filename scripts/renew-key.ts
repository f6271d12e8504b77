import { runServerProgram } from './support/server-program.ts'

/** `npm run renew-key -- --yes`: a new key of the installation, which the server takes at its next start. */
export const main = (args: readonly string[]): Promise<void> =>
  runServerProgram('server/cli/renew-key.ts', args)
