import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { missingPackages } from './packages.mjs'
import { isBuilt, sourceStamp } from './source-stamp.mjs'

/** @typedef {{ readonly node: readonly string[], readonly remark?: string } | { readonly lacks: string }} Way */

const STALE =
  '提示：dist/server 不是由现在的源文件构建的，照旧运行 (dist/server is of other sources or VITE_ variables than these; it runs all the same)'

/**
 * How a command of the server is run: as it is built where that is of the sources as they are or nothing here could translate them,
 * else from its source.
 * @param {string} root
 * @param {string} name of `server/cli/NAME.ts`
 * @returns {Way}
 */
export const wayOfCommand = (root, name) => {
  const built = `dist/server/${name}.js`
  const isThere = existsSync(join(root, built))
  const isCurrent = isThere && isBuilt(root, 'server', sourceStamp(root))
  if (isCurrent) return { node: [built] }
  if (missingPackages(root, 'all') === null) return { node: ['--import', 'tsx', `server/cli/${name}.ts`] }
  if (isThere) return { node: [built], remark: STALE }
  return {
    lacks: `缺少 ${built}：请运行 npm ci --include=dev 和 npm run build (it is not built, and the development packages that build it are missing)`,
  }
}

/**
 * Runs a command of the server, with what it says on this console, and ends with its code.
 * @param {string} name of `server/cli/NAME.ts`
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
export const runServerCommand = async (name, args) => {
  const way = wayOfCommand(process.cwd(), name)
  if ('lacks' in way) {
    process.stderr.write(`\n${way.lacks}\n\n`)
    process.exitCode = 1
    return
  }
  if (way.remark !== undefined) process.stderr.write(`${way.remark}\n`)
  const child = spawn(process.execPath, [...way.node, ...args], { stdio: 'inherit' })
  process.exitCode = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
