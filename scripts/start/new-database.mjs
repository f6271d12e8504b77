import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const PREFIX = 'empty-database-'

/** The variable that names a PostgreSQL; without one the database is the embedded one. */
export const databaseVariable = () => ['DATABASE_URL', 'DATABASE_URL_FILE'].find((name) => process.env[name])

/** @param {string} root */
export const dataDirectory = (root) => resolve(root, process.env['DATA_DIR'] || 'data')

/**
 * Makes an empty embedded database where there is none, in a process of its own: it takes the engine seconds, and needs nothing of the server
 * that is being built meanwhile. Resolves to its folder; null where none is wanted, or none came about: the server makes its own then, and
 * says what is the matter.
 * @param {string} root
 * @returns {Promise<string | null>}
 */
export const newDatabase = async (root) => {
  const dist = join(root, 'dist')
  removeLeft(dist)
  if (databaseVariable() !== undefined || existsSync(join(dataDirectory(root), 'db'))) return null
  mkdirSync(dist, { recursive: true })
  const folder = join(dist, `${PREFIX}${process.pid}`)
  const child = spawn(process.execPath, ['scripts/start/make-empty-database.mjs', folder], {
    cwd: root,
    stdio: 'ignore',
  })
  const isMade = await /** @type {Promise<boolean>} */ (
    new Promise((done) => {
      child.on('error', () => done(false))
      child.on('close', (code) => done(code === 0))
    })
  )
  return isMade ? folder : null
}

/**
 * Of starts that were killed; another one that is under way, with a data directory of its own, still needs its folder.
 * @param {string} dist
 */
const removeLeft = (dist) => {
  if (!existsSync(dist)) return
  for (const name of readdirSync(dist))
    if (name.startsWith(PREFIX) && !isUnderWay(Number(name.slice(PREFIX.length))))
      rmSync(join(dist, name), { recursive: true, force: true })
}

/**
 * @param {number} pid
 * @returns {boolean}
 */
const isUnderWay = (pid) => {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Of another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
