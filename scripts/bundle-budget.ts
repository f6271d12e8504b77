import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** All JavaScript and CSS of a visitor's first visit of the home page, brotli as served. Bytes. */
export const BUDGET = 190_000

/** What the home page imports lazily and shows at once: its own chunk is part of the first visit. */
const FIRST_VISIT = [/^index\.html$/, /^src\/ui\/pages\/home\/[^/]*page\.tsx$/]

export interface ManifestChunk {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

export type Manifest = Readonly<Record<string, ManifestChunk>>

/** The files that the first visit of the home page loads: the entry, the home page, and what they need statically. */
export const firstVisitFiles = (manifest: Manifest): readonly string[] => {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    for (const next of chunk.imports ?? []) visit(next)
  }
  const roots = Object.keys(manifest).filter((key) => FIRST_VISIT.some((root) => root.test(key)))
  if (roots.length === 0) throw new Error('the manifest names neither index.html nor the home page')
  for (const root of roots) visit(root)
  return [...files].filter((file) => /\.(js|css)$/.test(file)).sort()
}

/** Prints what the first visit costs, by file; false when it is more than the budget. */
export const checkBundleBudget = (root: string): boolean => {
  const client = join(root, 'dist', 'client')
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const rows = firstVisitFiles(manifest)
    .map((file) => ({ file, size: servedSize(join(client, file)) }))
    .sort((a, b) => b.size - a.size)
  const total = rows.reduce((sum, { size }) => sum + size, 0)
  console.log('First visit of the home page, brotli as served:')
  for (const { file, size } of rows) console.log(`  ${bytes(size)}  ${file}`)
  const fits = total <= BUDGET
  console.log(`  ${bytes(total)}  of ${bytes(BUDGET).trim()}${fits ? '' : ': over the budget'}`)
  return fits
}

const servedSize = (file: string): number =>
  existsSync(`${file}.br`) ? readFileSync(`${file}.br`).length : brotliCompressSync(readFileSync(file)).length

const bytes = (size: number): string => size.toLocaleString('en').padStart(8)
