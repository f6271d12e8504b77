import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { runsFromSource } from '../config/project-root.ts'

/** A worker's own entry of the bundle stands beside this module, wherever the bundler put it. */
const bundled = (name: string): string => {
  const place = fileURLToPath(new URL(`${name}.js`, import.meta.url))
  if (!existsSync(place))
    throw new Error(`${name}.js is missing beside the server: build it again (npm run build)`)
  return place
}

/**
 * Starts the worker of a source file: `embedded-worker.ts` is `embedded-worker.js` of the bundle. Node 20 gives a worker
 * no loader for TypeScript, so from the sources a line of JavaScript brings tsx along.
 */
export const startWorker = (source: URL, options: WorkerOptions): Worker => {
  const name = /([\w-]+)\.ts$/.exec(source.pathname)?.[1] ?? ''
  if (!runsFromSource()) return new Worker(pathToFileURL(bundled(name)), options)
  const address = JSON.stringify(source.href)
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${address}, ${address}))`
  return new Worker(load, { ...options, eval: true, execArgv: [] })
}
