import { expect, test } from 'vitest'
import { withRows } from '../../scripts/support/reliability-page.ts'

const TABLE = { name: 'kills', headings: ['fault', 'tried'] }
const EMPTY = 'Before.\n\n<!-- kills: begin -->\n<!-- kills: end -->\n\nAfter.\n'

test('a run writes its own rows, and leaves those of others and the page around them', () => {
  const first = withRows(EMPTY, TABLE, [
    ['server', '2'],
    ['database', '2'],
  ])
  expect(withRows(first, TABLE, [['database', '100']])).toBe(
    'Before.\n\n<!-- kills: begin -->\n\n| fault | tried |\n|---|--:|\n| server | 2 |\n| database | 100 |\n\n<!-- kills: end -->\n\nAfter.\n',
  )
})

test('a page without a place for the table is no page of it', () => {
  expect(() => withRows('Before.', TABLE, [])).toThrow('kills')
})
