import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything a build is made from. The seed's files are served as they are and are no part of it. */
const SOURCES = [
  'src',
  'contract',
  'server',
  'demo',
  'public',
  'scripts/build.ts',
  'scripts/vite',
  'scripts/bundle-budget.ts',
  'scripts/route-budgets.ts',
  'scripts/support/last-assets.ts',
  'scripts/support/route-pages.ts',
  'scripts/start/build-parts.mjs',
  'scripts/start/bundle.mjs',
  'scripts/start/precompress.mjs',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
]
const NO_SOURCES = ['demo/files', 'demo/generator']

/** @typedef {'client' | 'server'} Part of the product, built on its own */

/**
 * @param {string} root
 * @param {Part} part
 */
const stampFile = (root, part) => join(root, 'dist', `.${part}-stamp`)

/**
 * One hash over the content of every source of the build and over the variables that shape it.
 * @param {string} root
 * @returns {string}
 */
export const sourceStamp = (root) => {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesUnder(root, source)).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name] ?? ''}\0`)
  }
  return hash.digest('hex')
}

/**
 * True when what is in dist was built from the sources as they are now.
 * @param {string} root
 * @param {Part} part
 * @param {string} stamp
 */
export const isBuilt = (root, part, stamp) =>
  existsSync(stampFile(root, part)) && readFileSync(stampFile(root, part), 'utf8') === stamp

/**
 * Says that `part` was built.
 * @param {string} root
 * @param {Part} part
 * @param {string} stamp of the sources before the build began, so that a change meanwhile is not taken for built
 */
export const keepStamp = (root, part, stamp) => writeFileSync(stampFile(root, part), stamp)

/**
 * @param {string} root
 * @param {Part} part
 */
export const dropStamp = (root, part) => rmSync(stampFile(root, part), { force: true })

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
const filesUnder = (root, path) => {
  if (NO_SOURCES.includes(path) || !existsSync(join(root, path))) return []
  if (/\.[a-z]+$/.test(path)) return [path]
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
  )
}
