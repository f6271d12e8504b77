import { build } from 'vite'

const CONFIGS = { client: 'scripts/vite/client.config.ts', server: 'vite.server.config.ts' }

// Whoever asked is gone: nobody is told what comes of it, and the next start builds into the same folder.
const giveUp = () => process.exit(1)
process.once('disconnect', giveUp)
if (process.connected === false) giveUp()

/** Bundles the parts that are its arguments, one after the other, and sends the name of each that is done. */
for (const part of /** @type {(keyof typeof CONFIGS)[]} */ (process.argv.slice(2))) {
  try {
    await build({ configFile: CONFIGS[part], logLevel: 'error' })
  } catch (error) {
    console.error(error instanceof Error ? error.stack : error)
    process.exit(1)
  }
  process.send?.(part)
}
process.off('disconnect', giveUp)
process.disconnect?.()
