import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** All JavaScript and CSS of a visitor's first visit of the home page, brotli as served. Bytes. */
export const BUDGET = 200_000

/** Where the home page is a chunk of its own it belongs to the first visit too. */
const HOME_PAGE = /^src\/ui\/pages\/home\/home-page\.tsx$/

export interface ManifestChunk {
  readonly file: string
  readonly name?: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

export type Manifest = Readonly<Record<string, ManifestChunk>>

/** Scripts and stylesheets that a page names, each once. */
export const namedFiles = (page: string): readonly string[] => [
  ...new Set(
    [...page.matchAll(/(?:src|href|data-app)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file),
  ),
]

/** The files that the first visit of the home page loads: what the page names, the home page, and what they import. */
export const firstVisitFiles = (page: string, manifest: Manifest): readonly string[] => {
  const files = new Set<string>()
  const seen = new Set<ManifestChunk>()
  const visit = (chunk: ManifestChunk | undefined): void => {
    if (chunk === undefined || seen.has(chunk)) return
    seen.add(chunk)
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    for (const next of chunk.imports ?? []) visit(manifest[next])
  }
  const named = namedFiles(page)
  if (!named.some((file) => file.endsWith('.js'))) throw new Error('index.html names no script')
  for (const file of named) {
    files.add(file)
    visit(Object.values(manifest).find((chunk) => chunk.file === file))
  }
  for (const [key, chunk] of Object.entries(manifest)) if (HOME_PAGE.test(key)) visit(chunk)
  return [...files].filter((file) => /\.(js|css)$/.test(file)).sort()
}

/** `firstVisitFiles` of the client that was built in this folder. */
export const firstVisitOf = (client: string): readonly string[] => {
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest
  return firstVisitFiles(readFileSync(join(client, 'index.html'), 'utf8'), manifest)
}

/** Prints what the first visit costs, by file; false when it is more than the budget. */
export const checkBundleBudget = (client: string): boolean => {
  const rows = firstVisitOf(client)
    .map((file) => ({ file, size: servedSize(join(client, file)) }))
    .sort((a, b) => b.size - a.size)
  const total = rows.reduce((sum, { size }) => sum + size, 0)
  console.log('First visit of the home page, brotli as served:')
  for (const { file, size } of rows) console.log(`  ${bytes(size)}  ${file}`)
  const fits = total <= BUDGET
  console.log(`  ${bytes(total)}  of ${bytes(BUDGET).trim()}${fits ? '' : ': over the budget'}`)
  return fits
}

/** Bytes of a file as it is served. */
export const servedSize = (file: string): number =>
  existsSync(`${file}.br`) ? readFileSync(`${file}.br`).length : brotliCompressSync(readFileSync(file)).length

const bytes = (size: number): string => size.toLocaleString('en').padStart(8)
