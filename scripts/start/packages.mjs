import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest */
/** @typedef {{ packages: Record<string, { version?: string }> }} Lock */

/**
 * What to tell a developer whose node_modules is missing, incomplete or of another version of the tree; null when it is
 * whole. Compares each package that package.json names with the version that the lock file names.
 * @param {string} root
 * @param {'product' | 'all'} extent `product`: what runs; `all`: also what builds and tests.
 * @returns {string[] | null}
 */
export const missingPackages = (root, extent) => {
  if (!existsSync(join(root, 'node_modules'))) {
    return ['依赖尚未安装，请先运行：npm ci', 'The packages are not installed yet. Run: npm ci']
  }
  const manifest = /** @type {Manifest} */ (readJson(join(root, 'package.json')))
  const lock = /** @type {Lock} */ (readJson(join(root, 'package-lock.json')))
  const product = wrongIn(root, Object.keys(manifest.dependencies ?? {}), lock)
  if (product.length > 0) {
    return [
      '依赖不完整或版本不符，请运行：npm ci',
      'Packages are missing or of another version. Run: npm ci',
      ...some(product),
    ]
  }
  if (extent === 'product') return null
  const development = wrongIn(root, Object.keys(manifest.devDependencies ?? {}), lock)
  if (development.length === 0) return null
  return [
    '缺少开发依赖，请运行：npm ci --include=dev',
    'The development packages, needed to build and to test, are missing or of another version.',
    `Run: npm ci --include=dev${process.env['NODE_ENV'] === 'production' ? '   (NODE_ENV=production leaves them out)' : ''}`,
    ...some(development),
  ]
}

/**
 * @param {string} root
 * @param {string[]} names
 * @param {Lock} lock
 */
const wrongIn = (root, names, lock) =>
  names.flatMap((name) => {
    const wanted = lock.packages[`node_modules/${name}`]?.version
    const found = installedVersion(root, name)
    if (found !== null && (wanted === undefined || found === wanted)) return []
    return [`${name}: ${found === null ? 'missing' : `${found} instead of ${wanted}`}`]
  })

/**
 * @param {string} root
 * @param {string} name
 * @returns {string | null}
 */
const installedVersion = (root, name) => {
  try {
    return /** @type {{ version: string }} */ (readJson(join(root, 'node_modules', name, 'package.json')))
      .version
  } catch {
    return null
  }
}

/** @param {string[]} lines */
const some = (lines) => [
  ...lines.slice(0, 5).map((line) => `- ${line}`),
  ...(lines.length > 5 ? [`- … ${lines.length - 5} more`] : []),
]

/**
 * @param {string} file
 * @returns {unknown}
 */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
