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

/** Scripts that `npm test` runs as checks of their own. */
const CHECKS = ['scripts/wire.ts']

const isShownByTest = (file: string): boolean =>
  (file.startsWith('tests/') && /\.(?:test|spec)\.tsx?$/.test(file)) || CHECKS.includes(file)

/** Rows that name no test, and why none could show them. */
const UNTESTED: Readonly<Record<string, string>> = {
  '5.1.1': 'asks for a document: what of it is kept is shown at 5.2 and 5.3',
  '6.1.1': 'asks for a document: what of it is kept is shown at 6.3.1',
  '11.1.2': 'asks for a list of keys and algorithms for people to read',
  '12.3.3': 'is held where nothing is encrypted: on one machine',
  '13.1.1': 'asks for a list of connections for people to read',
  '14.1.2': 'asks for a list of kinds of data for people to read',
  '15.1.1': 'asks for time frames, which people keep',
  '15.1.3': 'asks for a document: what of it is kept is shown at 15.2.2',
  '16.1.1': 'asks for a list of logs for people to read',
}

test('what is held is shown by a test, unless an operator does it or a document is asked for', () => {
  const untested = rows
    .filter(({ held, shown }) => !held.startsWith('open: ') && !shown.some(isShownByTest))
    .filter(({ held }) => !/\boperator\b/.test(held))
  expect(untested.map(({ id }) => id).sort()).toEqual(Object.keys(UNTESTED).sort())
})

const filesOf = (...folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
      .map((name) => join(folder, name)),
  )

/** What signs, encrypts, hashes or makes codes here: each is known and kept by others. */
const CRYPTOGRAPHY = [
  '@noble/hashes',
  '@node-rs/argon2',
  'age-encryption',
  'crypto-js',
  'node:crypto',
  'otpauth',
]

test('cryptography is that of known implementations, whose names stand here', () => {
  const found = new Set<string>()
  for (const file of filesOf('server', 'src', 'contract'))
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'([^'#.][^']*)'/g))
      if (/crypt|hash|hmac|argon|otp|jose|jwt|nacl|sodium|cipher|forge|ssl/i.test(name))
        found.add(name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : (name.split('/')[0] ?? ''))
  expect([...found].sort()).toEqual(CRYPTOGRAPHY)
})

/** What a person at the console is told; the log is fastify's, which goes to standard output unless it is told otherwise. */
const OUTPUT = ['server/runtime/console.ts']

test('nothing of the server writes a log elsewhere than to standard output', () => {
  const files = filesOf('server')
  const writes = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8')))
  expect(writes(/process\.std(?:out|err)|\bconsole\.(?:log|info|warn|error|debug)/)).toEqual(OUTPUT)
  expect(writes(/from '(?:pino|winston|log4js|bunyan)|\.log(?:\.gz)?'|syslog|transport:/)).toEqual([])
})

test('no certificate is taken unseen', () => {
  const files = filesOf('server', 'src', 'scripts')
  expect(files.length).toBeGreaterThan(1000)
  const unseen = /rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/
  expect(files.filter((name) => unseen.test(readFileSync(name, 'utf8')))).toEqual([])
})
