import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from '#server/config/project-root.ts'
import { keepStamp, sourceStamp } from '../../scripts/start/source-stamp.mjs'
import { builtServer } from './built-server.ts'

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: true }>>
}

const OF_A_PACKAGE = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/

/** What `npm ci --omit=dev` installs, without what lies inside of another package. */
const shippedPackages = (): readonly string[] => {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')) as Lock
  return Object.entries(packages).flatMap(([path, { dev }]) => {
    const [, name] = OF_A_PACKAGE.exec(path) ?? []
    return name !== undefined && dev === undefined && existsSync(inProject(path)) ? [name] : []
  })
}

/** What of the tree runs without a translator. */
const PLAIN = /\.(?:mjs|sql|json)$/

const copyPlain = (folder: string, to: string): void => {
  for (const name of readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' }))
    if (PLAIN.test(name)) cpSync(inProject(join(folder, name)), join(to, folder, name), { recursive: true })
}

/**
 * A tree as an operator has it who built it and then ran `npm ci --omit=dev`, in this folder: packages for developing are not there, and
 * neither is any source that only they could translate. Start its programs with `SHUT_IN`.
 */
export const putProductTree = async (folder: string): Promise<void> => {
  const program = await builtServer()
  for (const file of ['package.json', 'package-lock.json']) cpSync(inProject(file), join(folder, file))
  for (const part of ['scripts', 'server/db/migrations']) copyPlain(part, folder)
  cpSync(dirname(program('main')), join(folder, 'dist', 'server'), { recursive: true })
  mkdirSync(join(folder, 'dist', 'client'))
  for (const name of shippedPackages()) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(inProject(join('node_modules', name)), link, 'junction')
  }
  const stamp = sourceStamp(folder)
  for (const part of ['server', 'client'] as const) keepStamp(folder, part, stamp)
}

/** Packages find each other in that tree alone, not where its links lead. */
export const SHUT_IN = { NODE_OPTIONS: '--preserve-symlinks' }
