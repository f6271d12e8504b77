import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** A statement needs no import: a table and a database at hand are enough. */
const STATEMENT =
  /\b(?:db|tx)\s*\.\s*(?:select|selectDistinct|selectDistinctOn|insert|update|delete|execute|with|\$with)\s*\(/

const MAY_ASK = /^db\/|\.(?:repository|query)\.ts$/

test('only repositories write statements', () => {
  const others = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !MAY_ASK.test(path),
  )
  expect(others.length).toBeGreaterThan(100)
  expect(others.filter((path) => STATEMENT.test(readFileSync(join('server', path), 'utf8')))).toEqual([])
})
