import { runServerProgram } from './support/server-program.ts'

/** `npm run db:reset`: throws the data away and makes them anew; on PostgreSQL only with `-- --yes`. */
export const main = (args: readonly string[]): Promise<void> => runServerProgram('server/cli/reset.ts', args)
