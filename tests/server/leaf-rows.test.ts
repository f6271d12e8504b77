import { expect, test } from 'vitest'
import { caption } from '#server/db/schema/film.ts'
import { questionPoint } from '#server/db/schema/question-point.ts'
import { leafRows } from '#server/world/leaf-rows.query.ts'

test('rows that nothing hangs on are written in their order, a statement for each table and 500 of them', async () => {
  const statements: (readonly [string, number])[] = []
  let last = 0
  const leaves = leafRows({
    addAll: async (table, rows) => {
      statements.push([table === questionPoint ? 'points' : 'captions', rows.length])
      return rows.map(() => ++last)
    },
    insertAll: async (table, rows) => {
      statements.push([table === caption ? 'captions' : 'points', rows.length])
    },
  })
  const told: number[] = []
  for (let at = 0; at < 501; at += 1) {
    leaves.add(caption, { label: String(at) })
    leaves.add(questionPoint, { second: at }, (id) => told.push(id))
  }
  await leaves.write()
  expect(statements).toEqual([
    ['captions', 500],
    ['captions', 1],
    ['points', 500],
    ['points', 1],
  ])
  expect(told).toEqual(Array.from({ length: 501 }, (_, at) => at + 1))
  await leaves.write()
  expect(statements).toHaveLength(4)
})
