import { describe, expect, it } from 'vitest'
import type { CategoriesContext } from '#domain/catalogue/categories.machine.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { leftListOf, memoryFor, menuPlaceOf, storedListOf } from '#domain/catalogue/list-arrival.ts'
import { listOf } from '#domain/catalogue/list-query.ts'

const category = (id: number, type: Category['type']): Category => ({
  id,
  name: `分类${id}`,
  type,
  code: `c${id}`,
  visible: true,
  children: [],
})

const known = (chosen: CategoriesContext['chosen'] = null): CategoriesContext => ({
  categories: [category(1, 1), category(2, 3), category(3, 3)],
  chosen,
  scope: 0,
  attempts: 0,
  failure: null,
})

const criteria = { bookId: 0, knowledgeId: 0, gradeId: 7, subjectId: 20, tagIds: [3] }
const NONE = { bookId: 0, knowledgeId: 0, gradeId: 0, subjectId: 0, tagIds: [] }

describe('the list that was left', () => {
  it('is that of the current category, with its stored criteria', () => {
    expect(leftListOf(known(), () => criteria)).toEqual({ type: 1, criteria })
    expect(leftListOf({ ...known(), categories: [] }, () => criteria)).toEqual({ type: 1, criteria })
  })

  it('has no criteria of a type that stores none', () => {
    expect(leftListOf(known({ type: 3, name: '' }), () => criteria)).toEqual({ type: 3, criteria: NONE })
  })
})

it('a link is filled with the view, a bare address with the list that was left too, and what is come back to with nothing', () => {
  const left = { type: 1, criteria } as const
  const memory = (isBare: boolean, byLink: boolean) => memoryFor({ isBare, byLink }, 'row', left)
  expect([memory(false, true), memory(true, true), memory(true, false), memory(false, false)]).toEqual([
    { view: 'row', left: null },
    { view: 'row', left },
    { view: 'row', left },
    null,
  ])
})

it('the menus beside a list are those of the current category, else of the first of its type, else of none', () => {
  const code = (chosen: CategoriesContext['chosen'], type: 1 | 2 | 3) =>
    menuPlaceOf(known(chosen), listOf(type)).code
  expect([
    code({ type: 3, name: '分类3' }, 3),
    code(null, 3),
    code({ type: 3, name: '分类3' }, 1),
    code(null, 2),
  ]).toEqual(['c3', 'c2', 'c1', ''])
  expect(menuPlaceOf(known(), listOf(1)).query).toEqual(listOf(1))
})

it('what is stored of a list are its criteria, of recorded and live courses that nobody searched for', () => {
  const query = { ...listOf(1), subject: 20, grade: 7, tags: [3] }
  expect(storedListOf(query)).toEqual({ type: 1, criteria })
  expect(storedListOf({ ...query, keyword: '浮力' })).toBe(null)
  expect(storedListOf({ ...query, type: 3 })).toBe(null)
})
