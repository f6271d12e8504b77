import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { inProject, runsFromSource } from './project-root.ts'

/** A worker's own entry of the bundle stands beside main.js, wherever the bundler put this module. */
const bundled = (name: string): string => {
  const beside = fileURLToPath(new URL('.', import.meta.url))
  const place = [beside, join(beside, '..'), inProject('dist/server')]
    .map((folder) => join(folder, `${name}.js`))
    .find(existsSync)
  if (!place) throw new Error(`${name}.js is missing beside the server: build it again (npm run build)`)
  return place
}

/**
 * Starts a thread of the server with what it shall know: from the bundle by its name, from the sources by its place in
 * `server`. Node 20 gives a worker no loader for TypeScript, so from the sources a line of JavaScript brings tsx along.
 */
export const startWorker = (name: string, source: string, workerData: unknown): Worker => {
  if (!runsFromSource()) return new Worker(pathToFileURL(bundled(name)), { workerData })
  const entry = JSON.stringify(pathToFileURL(inProject(join('server', source))).href)
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${entry}, ${entry}))`
  return new Worker(load, { eval: true, workerData, execArgv: [] })
}
