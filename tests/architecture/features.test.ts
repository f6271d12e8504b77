import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('docs/architecture.md is one page, and names every feature of the domain', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  expect(page.split('\n').length).toBeLessThan(90)
  const named = /^The features: (?<list>[^.]+)\./m.exec(page)?.groups?.['list'] ?? ''
  const features = readdirSync('src/domain').filter((name) => name !== 'kernel')
  expect(named.split(/,\s+/).toSorted()).toEqual(features.toSorted())
})
