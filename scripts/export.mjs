import { runServerCommand } from './start/server-command.mjs'

/**
 * `npm run export -- questions FILE`, `world FOLDER`: writes the bank into a file of another product, or a whole world.
 * @param {string[]} args
 */
export const main = (args) => runServerCommand('export', args)
