import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const IMPORTED = /(?:from|import)\s*\(?\s*'([^']+)'/g

/** What `from` in a file means by this name: a file of the tree, or null for a package. */
const resolveImport = (file: string, from: string): string | null => {
  if (from.startsWith('.')) return normalize(join(dirname(file), from))
  // `#domain/x` is src/domain/x where there is such a room, and domain/x else.
  if (!from.startsWith('#')) return null
  const path = from.slice(1)
  return [join('src', path), path].find(existsSync) ?? null
}

/** These files and all that they import, directly or not, by their paths from here; packages apart. */
export const importedBy = (entries: readonly string[]): readonly string[] => {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file) || !existsSync(file)) return
    seen.add(file)
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      const imported = resolveImport(file, from)
      if (imported !== null) visit(imported)
    }
  }
  entries.forEach(visit)
  return [...seen].sort()
}

/** Every file of a folder, with those of its folders. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort()

/** One hash over the names and the contents of these files, and over the packages that are installed. */
export const hashOfFiles = (files: readonly string[], more: readonly string[] = []): string => {
  const hash: Hash = createHash('sha256')
  for (const file of [...new Set([...files, 'package-lock.json'])].sort())
    hash
      .update(`${file.replaceAll('\\', '/')}\0`)
      .update(readFileSync(file))
      .update('\0')
  for (const text of more) hash.update(text).update('\0')
  return hash.digest('hex')
}
