import { build } from 'vite'

const CONFIGS = { client: 'scripts/vite/client.config.ts', server: 'vite.server.config.ts' }

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
process.disconnect?.()
