import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { projectFiles } from '#tests/support/project-files.ts'

/** What the oldest browser that the product runs in does not have: docs/decisions/0534. */
const NEWER = [
  /\.(?:toSorted|toReversed|toSpliced)\(/,
  /\.with\([\w.]+, /,
  /\b(?:Object|Map)\.groupBy\b/,
  /\bPromise\.(?:withResolvers|try)\b/,
  /\bURL\.(?:canParse|parse)\b/,
  /\bAbortSignal\.any\b/,
  /\bArray\.fromAsync\b/,
  /\.(?:isWellFormed|toWellFormed)\(/,
  /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
]

const newerIn = (source: string): boolean => NEWER.some((call) => call.test(source))

/** The adapters in memory are for tests and for showing the app without a server. */
const isShipped = (path: string): boolean => !/\.memory\.ts$|^src\/infrastructure\/memory\//.test(path)

it('what a browser runs calls nothing that the oldest one does not have', () => {
  const files = projectFiles('src/*.ts', 'src/*.tsx', 'contract/*.ts').filter(isShipped)
  expect(files.length).toBeGreaterThan(1500)
  expect(files.filter((path) => newerIn(readFileSync(path, 'utf8')))).toEqual([])
})

it.each([
  'items.toSorted(byName)',
  'items.with(at, other)',
  'Object.groupBy(items, kindOf)',
  'if (URL.canParse(address)) return',
  'map.values().map(nameOf)',
])('finds %s', (source) => {
  expect(newerIn(source)).toBe(true)
})

it.each([
  '[...items].sort(byName)',
  'parsedUrl(address)',
  '[...map.values()].map(nameOf)',
  'api.withPorts(a, b)',
])('lets %s be', (source) => {
  expect(newerIn(source)).toBe(false)
})
