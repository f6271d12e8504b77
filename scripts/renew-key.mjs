import { runServerCommand } from './start/server-command.mjs'

/**
 * `npm run renew-key -- --yes`: a new key of the installation, which the server takes at its next start.
 * @param {string[]} args
 */
export const main = (args) => runServerCommand('renew-key', args)
