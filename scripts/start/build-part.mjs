import { spawn } from 'node:child_process'
import { dropStamp, keepStamp } from './source-stamp.mjs'

/** @typedef {import('./source-stamp.mjs').Part} Part */

const CONFIGS = /** @type {const} */ ({ client: 'vite.config.ts', server: 'vite.server.config.ts' })

/**
 * Builds one part of the product into dist; false when that failed, which has been said.
 * @param {string} root
 * @param {Part} part
 * @param {string} stamp of the sources
 * @param {() => Promise<boolean>} [finish] what follows the bundler; false where the result is not fit to be served
 * @returns {Promise<boolean>}
 */
export const buildPart = async (root, part, stamp, finish = async () => true) => {
  const began = performance.now()
  dropStamp(root, part)
  if (!(await bundled(root, CONFIGS[part]))) {
    console.error(`${part}: the build failed`)
    return false
  }
  if (!(await finish())) return false
  keepStamp(root, part, stamp)
  console.log(`${part} built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return true
}

/**
 * The bundler in a process of its own, which gives back what it took; what it says comes on the console for errors.
 * @param {string} root
 * @param {string} config
 * @returns {Promise<boolean>}
 */
const bundled = (root, config) =>
  new Promise((resolve, reject) => {
    const args = ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'error']
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    child.stdout.pipe(process.stderr, { end: false })
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0))
  })
