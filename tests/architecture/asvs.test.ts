import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** How many requirements of level 1 and 2 each section of ASVS 5.0.0 has; they are the first ones of it. */
const SECTIONS: Readonly<Record<string, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
}

const numbered = (section: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`)

const REQUIREMENTS = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
  sections.flatMap((count, index) => numbered(`${chapter}.${index + 1}`, count)),
)

const page = readFileSync('docs/asvs.md', 'utf8')

const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \|(.*)\|(.*)\|(.*)\|$/gm)].map(
  ([, id = '', asked = '', held = '', shown = '']) => ({
    id,
    asked: asked.trim(),
    held: held.trim(),
    shown: [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }),
)

const outside = [
  ...(/## Does not apply\n([\s\S]*?)\n## /.exec(page)?.[1] ?? '').matchAll(/\b(\d+\.\d+\.(?:\d+|\*))/g),
].flatMap(([, id = '']) => {
  const [chapter = '', section = '', last] = id.split('.')
  return last === '*'
    ? numbered(`${chapter}.${section}`, SECTIONS[chapter]?.[Number(section) - 1] ?? 0)
    : [id]
})

test('each requirement of level 1 and 2 stands in the table once, or is said not to apply', () => {
  expect(REQUIREMENTS).toHaveLength(253)
  expect([...rows.map(({ id }) => id), ...outside].sort()).toEqual([...REQUIREMENTS].sort())
})

test('each file that is named is there, and only what is open names none', () => {
  expect(rows.flatMap(({ shown }) => shown).filter((file) => !existsSync(file))).toEqual([])
  const isOpen = (held: string) => held.startsWith('open: ')
  expect(rows.filter(({ held, shown }) => isOpen(held) === shown.length > 0)).toEqual([])
  expect(rows.filter(({ asked, held }) => asked === '' || held === '')).toEqual([])
})

test('no certificate is taken unseen', () => {
  const files = ['server', 'src', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
      .map((name) => join(folder, name)),
  )
  expect(files.length).toBeGreaterThan(1000)
  const unseen = /rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/
  expect(files.filter((name) => unseen.test(readFileSync(name, 'utf8')))).toEqual([])
})
