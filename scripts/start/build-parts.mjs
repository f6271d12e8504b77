import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { dropStamp, keepStamp } from './source-stamp.mjs'
import { letOthersGoFirst } from './yielding.mjs'

/** @typedef {import('./source-stamp.mjs').Part} Part */

/**
 * Builds parts of the product into dist, the server first, in one process of its own, which gives back what it took. Each is told by itself,
 * since the data can be made as soon as the server is there; false when it failed, which has been said.
 * @param {string} root
 * @param {readonly Part[]} parts
 * @param {string} stamp of the sources
 * @returns {Readonly<Record<Part, Promise<boolean>>>} true also for a part that was not asked for
 */
export const buildParts = (root, parts, stamp) => {
  const ordered = /** @type {const} */ (['server', 'client']).filter((part) => parts.includes(part))
  for (const part of ordered) dropStamp(root, part)
  let began = performance.now()
  const child = spawn(process.execPath, ['scripts/start/bundle.mjs', ...ordered], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  // The data, which are made meanwhile, take longer: a core is theirs.
  letOthersGoFirst(child, constants.priority.PRIORITY_BELOW_NORMAL)
  /** @param {Part} part */
  const outcome = async (part) => {
    if (!ordered.includes(part)) return true
    const isBuilt = await /** @type {Promise<boolean>} */ (
      new Promise((resolve, reject) => {
        child.on('message', (done) => done === part && resolve(true))
        child.on('error', reject)
        child.on('close', () => resolve(false))
      })
    )
    if (isBuilt) {
      keepStamp(root, part, stamp)
      console.log(`${part} built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    } else console.error(`${part}: the build failed`)
    began = performance.now()
    return isBuilt
  }
  const server = outcome('server')
  return { server, client: server.then((isBuilt) => isBuilt && outcome('client')) }
}
