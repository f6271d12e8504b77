import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { build } from 'vite'
import { HAPPY_DOM } from './happy-dom.ts'

/** Every test file loads it anew, and its thousand modules take three times as long as one that holds them all. */
export const setup = async (): Promise<void> => {
  if (existsSync(HAPPY_DOM)) return
  const folder = dirname(HAPPY_DOM)
  const part = `${folder}.${process.pid}`
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'node_modules/happy-dom/lib/index.js',
      outDir: part,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: 'index.cjs', codeSplitting: false } },
    },
  })
  await rm(folder, { recursive: true, force: true })
  await rename(part, folder)
}
