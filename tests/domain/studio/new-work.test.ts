import { expect, it } from 'vitest'
import { keptOf, readyToBegin, schoolOf } from '#domain/studio/new-work.ts'

const SCHOOLS = [
  { id: 3, name: '一中' },
  { id: 5, name: '二中' },
] as never

it('is of the school that was chosen, or of the first', () => {
  expect([schoolOf(SCHOOLS, 5), schoolOf(SCHOOLS, 9), schoolOf(SCHOOLS, 0), schoolOf([], 5)]).toEqual([
    5, 3, 3, 0,
  ])
})

it('is begun with a name alone, without the blanks around it', () => {
  expect(readyToBegin({ organisationId: 3, name: ' 浮力 ' })).toEqual({ organisationId: 3, name: '浮力' })
  expect(readyToBegin({ organisationId: 3, name: '  ' })).toBe(null)
})

it('is kept once something was typed or chosen', () => {
  expect(keptOf({ organisationId: 3, name: '' }, SCHOOLS)).toBe(null)
  expect(keptOf({ organisationId: 5, name: '' }, SCHOOLS)).toEqual({ organisationId: 5, name: '' })
  expect(keptOf({ organisationId: 3, name: '浮' }, SCHOOLS)).toEqual({ organisationId: 3, name: '浮' })
})
