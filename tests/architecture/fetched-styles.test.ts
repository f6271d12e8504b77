import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../../scripts/test/inputs.ts'

const APP = 'src/main/start.tsx'
/** The start page carries it. */
const THEME = 'src/ui/theme/theme.css'

const IMPORT = /^(?:import|export) (?!type )(?:[^;'"]*? from )?'(\.[^']+)'/gm
const FETCH = /import\('(\.[^']+)'\)/g
const CLASSES = /className=(?:"([^"]*)"|\{`([^`]*)`\})/g
const SELECTOR = /(?:^|[\s,}])\.([a-z][\w-]*)/g

const texts = new Map(
  filesBelow('src')
    .filter((file) => /\.(?:tsx?|css)$/.test(file))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
)

const named = (pattern: RegExp): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...texts].map(([file, text]) => [
      file,
      [...text.matchAll(pattern)].map(([, path = '']) => posix.join(posix.dirname(file), path)),
    ]),
  )

const imports = named(IMPORT)
const fetches = named(FETCH)

const withImports = (root: string): ReadonlySet<string> => {
  const found = new Set<string>()
  const left = [root]
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file)) continue
    found.add(file)
    left.push(...(imports.get(file) ?? []))
  }
  return found
}

/** What is fetched by itself, with all that comes with it. */
const fetched = new Map(
  [...new Set([APP, ...[...fetches.values()].flat()])]
    .filter((file) => texts.has(file))
    .map((root) => [root, withImports(root)]),
)

/** What is there when `root` is: with it, with the app, and with what fetched it. */
const thereWith = (root: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(root)) return new Set()
  seen.add(root)
  const fetchers = [...fetches].filter(([, roots]) => roots.includes(root)).map(([file]) => file)
  const before = [...fetched].filter(([, files]) => fetchers.some((file) => files.has(file)))
  return new Set([
    THEME,
    ...(fetched.get(APP) ?? []),
    ...(fetched.get(root) ?? []),
    ...before.flatMap(([one]) => [...thereWith(one, seen)]),
  ])
}

const stylesOf = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const styles = new Map<string, Set<string>>()
  for (const [file, text] of texts)
    if (file.endsWith('.css'))
      for (const [, name = ''] of text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(SELECTOR))
        styles.set(name, (styles.get(name) ?? new Set()).add(file))
  return styles
}

it('the style of a class comes with the view that names it, or was there before', () => {
  const styles = stylesOf()
  expect(styles.size).toBeGreaterThan(300)
  expect(fetched.size).toBeGreaterThan(100)
  const without = [...fetched].flatMap(([root, files]) => {
    const there = thereWith(root)
    return [...files].flatMap((file) =>
      [...(texts.get(file) ?? '').matchAll(CLASSES)]
        .flatMap(([, plain, made]) => (plain ?? made ?? '').split(/\s+/))
        .filter((name) => [...(styles.get(name) ?? [THEME])].every((style) => !there.has(style)))
        .map((name) => `${name} of ${file}, fetched as ${root}`),
    )
  })
  expect(without).toEqual([])
})

it('a block is begun in one folder: another of its name would be seen as soon as both are there', () => {
  const begun = /^\.([a-z][a-z0-9]*(?:-[a-z0-9]+)*) \{/gm
  const where = new Map<string, string[]>()
  for (const [file, text] of texts)
    if (file.endsWith('.css'))
      for (const [, block = ''] of text.matchAll(begun)) where.set(block, [...(where.get(block) ?? []), file])
  const twice = [...where].filter(([, files]) => new Set(files.map((file) => posix.dirname(file))).size > 1)
  expect(twice).toEqual([])
})
