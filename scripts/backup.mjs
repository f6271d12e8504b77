import { runServerCommand } from './start/server-command.mjs'

/**
 * `npm run backup -- FILE`: database and files in one archive, while the server runs or not.
 * @param {string[]} args
 */
export const main = (args) => runServerCommand('backup', args)
