import { runServerCommand } from './start/server-command.mjs'

/**
 * `npm run rights -- MOBILE none|reviewer|administrator`: what a person may do for all schools; without arguments it lists them.
 * @param {string[]} args
 */
export const main = (args) => runServerCommand('rights', args)
