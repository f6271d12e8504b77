import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { WORK_KEYS } from '#tests/support/browser-keys.ts'

const FOLDER = 'tests/infrastructure/storage/old-work'

/** Each sample of work as a build leaves it in browsers, with the SHA-256 of its file: the list grows with each. */
const frozen = JSON.parse(readFileSync('tests/architecture/frozen-work.json', 'utf8')) as Record<
  string,
  string
>

const there = Object.fromEntries(
  readdirSync(FOLDER).map((name) => [
    name,
    createHash('sha256')
      .update(readFileSync(`${FOLDER}/${name}`))
      .digest('hex'),
  ]),
)

it('a sample of work is never changed or removed, and none is there that is not frozen: whoever adds one adds its hash', () => {
  expect(there).toEqual(frozen)
})

it('everything in the browser that is a user’s work has a sample', () => {
  const sampled = new Set(Object.keys(there).map((name) => name.replace(/(?:-\d+)?\.json$/, '')))
  expect([...sampled].sort()).toEqual([...WORK_KEYS].sort())
})
