import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const IMPORTED = /(?:from|import)\s*\(?\s*'([^']+)'/g
/** A package by name, with its scope and without what of it is meant. */
const PACKAGE = /^(?:@[^/]+\/)?[^./#][^/]*/

/** What `from` in a file means by this name: a file of the tree, or null for a package. */
const resolveImport = (file: string, from: string): string | null => {
  if (from.startsWith('.')) return normalize(join(dirname(file), from))
  // `#domain/x` is src/domain/x where there is such a folder, and domain/x else.
  if (!from.startsWith('#')) return null
  const path = from.slice(1)
  return [join('src', path), path].find(existsSync) ?? null
}

/** What a file imports itself, as far as it is there; packages apart. */
const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORTED)].flatMap(([, from = '']) => {
    const imported = resolveImport(file, from)
    return imported !== null && existsSync(imported) ? [imported] : []
  })

/** Reads each file once, however often it is asked about. */
export type Imports = (file: string) => readonly string[]

export const rememberedImports = (): Imports => {
  const known = new Map<string, readonly string[]>()
  return (file) => {
    const imports = known.get(file) ?? importsOf(file)
    known.set(file, imports)
    return imports
  }
}

/** These files and all that they import, directly or not, by their paths from here; packages apart. */
export const importedBy = (entries: readonly string[], imports: Imports = importsOf): readonly string[] => {
  const seen = new Set<string>()
  const left = entries.filter(existsSync)
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    left.push(...imports(file))
  }
  return [...seen].sort()
}

/** Every file of a folder, with those of its folders. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort()

/** The packages that these files name, each with the version that is installed. */
export const packagesOf = (files: readonly string[]): readonly string[] => {
  const named = files
    .filter((file) => /\.(?:m?[jt]s|tsx)$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(IMPORTED)])
    .flatMap(([, from = '']) => PACKAGE.exec(from)?.[0] ?? [])
  return [...new Set(named)].sort().flatMap((name) => {
    const manifest = join('node_modules', name, 'package.json')
    if (!existsSync(manifest)) return []
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }
    return [`${name}@${version}`]
  })
}

/** One hash over the names and the contents of these files, and over what else decides. */
export const hashOfFiles = (files: readonly string[], more: readonly string[] = []): string => {
  const hash: Hash = createHash('sha256')
  for (const file of [...new Set(files)].sort())
    hash
      .update(`${file.replaceAll('\\', '/')}\0`)
      .update(readFileSync(file))
      .update('\0')
  for (const text of more) hash.update(text).update('\0')
  return hash.digest('hex')
}
