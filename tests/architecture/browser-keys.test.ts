import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { STORAGE_NAMES } from '#infrastructure/storage/storage-names.ts'
import { OTHER_KEYS, SET_ASIDE_KEY, WORK_KEYS } from '#tests/support/browser-keys.ts'

/** A key is made by one of these alone, with its name written out, or one of `STORAGE_NAMES`. */
const MADE =
  /(?<!const )\b(?:localText|localJson|localWork|sessionJson)\(\s*(?:'(?<name>[^']+)'|NAMES\.(?<early>\w+))?/g

const madeIn = (source: string): readonly string[] =>
  [...source.matchAll(MADE)].map(({ groups }) =>
    groups?.['early'] === undefined
      ? (groups?.['name'] ?? 'a name that is not written out')
      : STORAGE_NAMES[groups['early'] as keyof typeof STORAGE_NAMES],
  )

it('what the browser’s stores hold is a user’s work, whose leaving is tried for each, or it is known not to be', () => {
  const made = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => madeIn(readFileSync(`src/${path}`, 'utf8')))
  expect([...new Set(made)].sort()).toEqual([...WORK_KEYS, ...OTHER_KEYS, SET_ASIDE_KEY].sort())
})

it('a key is found wherever it is made', () => {
  expect(madeIn("localJson(\n  'drafts',")).toEqual(['drafts'])
  expect(madeIn('{ token: localText(NAMES.token, () => text) }')).toEqual(['token'])
  expect(madeIn('sessionJson(nameOf(user), () => text)')).toEqual(['a name that is not written out'])
})
