import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, extname } from 'node:path'
import { run } from './support/run.ts'
import { filesBelow, hashOfFiles, importedBy, rememberedImports } from './test/inputs.ts'
import { LINTER, SELDOM_COLLECTED } from './test/steps.ts'

/** Hashes of what the linter had nothing to say about: kept from run to run, never in the tree. */
const KEPT = '.cache/lint.json'

/** What decides about every file: rules, the compiler's options, packages. Types that no file imports are with them. */
const EVERYWHERE = ['.oxlintrc.json', 'tsconfig.json', 'package-lock.json']
const AMBIENT = /\.d\.ts$/

const SOURCES = new Set(['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.jsx'])
/** Folders without a source of ours. */
const OTHERS = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results', 'playwright-report'])

/** By the path of a file: the hash of all that decides what the linter says about it. */
export type Hashes = Readonly<Record<string, string>>

/** What the linter says of a file rests on that file and on the types of what it imports, however far. */
export const hashesOf = (files: readonly string[], everywhere: readonly string[]): Hashes => {
  const imports = rememberedImports()
  const ground = hashOfFiles(everywhere)
  const own = new Map<string, string>()
  const ownOf = (file: string): string => {
    const hash = own.get(file) ?? hashOfFiles([file])
    own.set(file, hash)
    return hash
  }
  return Object.fromEntries(
    files.map((file) => [file, hashOfFiles([], [ground, ...importedBy([file], imports).map(ownOf)])]),
  )
}

/** The files that a passed run did not see as they are now. */
export const changedSince = (passed: Hashes, now: Hashes): readonly string[] =>
  Object.keys(now).filter((file) => passed[file] !== now[file])

const sources = (): readonly string[] =>
  readdirSync('.', { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !OTHERS.has(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(entry.name) : [entry.name]))
    .filter((file) => SOURCES.has(extname(file)))

const passedBefore = (): Hashes => {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8')) as Hashes
  } catch {
    return {}
  }
}

/**
 * The linter with types on what has changed since it passed, or imports what has: types of 5,000 files take it ten times as long as
 * those of a few (docs/decisions/0511). `npm test` asks about every file.
 */
export const main = async (): Promise<void> => {
  const files = sources()
  const now = hashesOf(files, [...EVERYWHERE, ...files.filter((file) => AMBIENT.test(file))])
  const changed = changedSince(passedBefore(), now)
  if (changed.length === 0) return
  const asked = changed.length < files.length / 2 ? changed : []
  const { code, stdout, stderr } = await run(process.execPath, [...LINTER, ...asked], {
    env: { ...process.env, ...SELDOM_COLLECTED },
  })
  process.stdout.write(stdout + stderr)
  process.exitCode = code
  if (code !== 0) return
  mkdirSync(dirname(KEPT), { recursive: true })
  writeFileSync(KEPT, JSON.stringify(now))
}
