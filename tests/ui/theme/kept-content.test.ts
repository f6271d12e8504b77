import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'

/** What says of an element that its content is shown while something newer is on its way. */
const KEPT = /\[(?:data-stale|aria-busy)="true"\]$/

test('content that stays while it is read anew is not faded: on a slow line it is read meanwhile', () => {
  const faded: string[] = []
  let seen = 0
  const sheets = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter((it) =>
    it.endsWith('.css'),
  )
  for (const sheet of sheets) {
    const file = join('src/ui', sheet)
    postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      if (!rule.selectors.some((selector) => KEPT.test(selector))) return
      seen += 1
      rule.walkDecls('opacity', () => {
        faded.push(`${file}: ${rule.selector}`)
      })
    })
  }
  expect(seen).toBeGreaterThan(5)
  expect(faded).toEqual([])
})
