import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = 'server/db/migrations'

/** Every migration in the order of the journal, with the SHA-256 of its file: the list grows with each. */
const frozen = JSON.parse(readFileSync('tests/architecture/frozen-migrations.json', 'utf8')) as Record<
  string,
  string
>

const { entries } = JSON.parse(readFileSync(`${FOLDER}/meta/_journal.json`, 'utf8')) as {
  entries: { tag: string; when: number }[]
}

const there = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => [
      name.replace('.sql', ''),
      createHash('sha256')
        .update(readFileSync(`${FOLDER}/${name}`))
        .digest('hex'),
    ]),
)

test('a migration is never changed or removed, and none is there that is not frozen: whoever makes one adds its hash', () => {
  expect(Object.keys(frozen).length).toBeGreaterThan(20)
  expect(there).toEqual(frozen)
})

test('none is overtaken: a new one stands behind all others, and puts right what one did', () => {
  expect(entries.map(({ tag }) => tag)).toEqual(Object.keys(frozen))
  // One that is older than those before it would never be applied where they were.
  const times = entries.map(({ when }) => when)
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
})
