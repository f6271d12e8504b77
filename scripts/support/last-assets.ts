import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Without the precompressed copies, which go with their file. */
const ownName = (name: string): string => name.replace(/\.(?:br|gz)$/, '')

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : []

/**
 * Puts the assets of the client that is built in `dist` aside while it is built anew. What it answers puts back, once that is done, those of
 * the build before: a tab that was open meanwhile asks for them yet. Those of one build are kept, not of all.
 */
export const holdAssets = (dist: string): (() => void) => {
  const assets = join(dist, 'client', 'assets')
  const held = join(dist, '.last-assets')
  const list = join(dist, '.client-assets.json')
  if (existsSync(assets)) {
    rmSync(held, { recursive: true, force: true })
    renameSync(assets, held)
  }
  const before = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as readonly string[])
    : filesIn(held).filter((name) => name === ownName(name))
  return () => {
    const own = filesIn(assets).filter((name) => name === ownName(name))
    const present = new Set(own)
    const isSame = own.length === before.length && before.every((name) => present.has(name))
    const wanted = new Set(before)
    for (const name of filesIn(held)) {
      if (present.has(ownName(name)) || !(isSame || wanted.has(ownName(name)))) continue
      mkdirSync(dirname(join(assets, name)), { recursive: true })
      copyFileSync(join(held, name), join(assets, name))
    }
    writeFileSync(list, JSON.stringify(own))
    rmSync(held, { recursive: true, force: true })
  }
}
