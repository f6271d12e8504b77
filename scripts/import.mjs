import { runServerCommand } from './start/server-command.mjs'

/**
 * `npm run import -- people|questions|notices|course|world FILE`: fills the database from files of the school.
 * @param {string[]} args
 */
export const main = (args) => runServerCommand('import', args)
