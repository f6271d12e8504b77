import { runServerCommand } from './start/server-command.mjs'

/**
 * `npm run db:reset`: throws the data away and makes them anew; on PostgreSQL only with `-- --yes`.
 * @param {string[]} args
 */
export const main = (args) => runServerCommand('reset', args)
