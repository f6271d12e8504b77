import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PLANTED } from '../../scripts/planted/planted.ts'

// Planting all of them takes many minutes; that each still can be is seen here.
it.each(PLANTED)('the fault can be planted: $name', ({ file, from, to, run }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2)
  expect(to).not.toBe(from)
  const looked = run.filter((part) => part.startsWith('tests/'))
  expect(looked).not.toEqual([])
  expect(looked.filter((path) => !existsSync(path))).toEqual([])
})
