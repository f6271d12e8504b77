import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = 'server/db/migrations'

/** The migrations that a release has carried to schools, in their order, with the SHA-256 of each. */
const frozen = JSON.parse(readFileSync('tests/architecture/frozen-migrations.json', 'utf8')) as Record<
  string,
  string
>

const hashOf = (tag: string): string => {
  const file = `${FOLDER}/${tag}.sql`
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'removed'
}

test('migrations that were released are never changed, removed or overtaken: a new one puts right what one did', () => {
  const tags = Object.keys(frozen)
  expect(tags.length).toBeGreaterThan(20)
  expect(Object.fromEntries(tags.map((tag) => [tag, hashOf(tag)]))).toEqual(frozen)
  const { entries } = JSON.parse(readFileSync(`${FOLDER}/meta/_journal.json`, 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  expect(entries.slice(0, tags.length).map(({ tag }) => tag)).toEqual(tags)
  // One that is older than those before it would never be applied where they were.
  expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).sort((a, b) => a - b))
})
