import { runServerCommand } from './start/server-command.mjs'

/**
 * `npm run restore -- FILE`: puts an archive of `npm run backup` back; the server must not be running.
 * @param {string[]} args
 */
export const main = (args) => runServerCommand('restore', args)
