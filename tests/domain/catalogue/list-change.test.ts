import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  atBook,
  atChapter,
  atKnowledge,
  atStage,
  atSubject,
  atVersion,
  cleared,
  filtersOf,
  ofStatus,
  ofType,
  searchedFor,
  seenAs,
  sortedBy,
  toggleTag,
  withoutFilter,
  withoutGroup,
} from '#domain/catalogue/list-change.ts'
import {
  canonical,
  type ListQuery,
  listKeyOf,
  listOf,
  onPage,
  pageSizeOf,
} from '#domain/catalogue/list-query.ts'
import { criteriaOf, withStoredState } from '#domain/catalogue/stored-list-state.ts'
import { aQuery } from '#tests/support/a-list.ts'

const full = aQuery({
  stage: 2,
  subject: 20,
  version: 30,
  book: 40,
  chapter: 50,
  tags: [3, 7],
  grade: 8,
  page: 4,
  time: 99,
})
const kinds = {
  code: 'kind',
  name: '类型',
  multiple: true,
  tags: [3, 4].map((id) => ({ id, name: `${id}`, count: 0 })),
}

describe('a change of a list', () => {
  const changes: readonly ((query: ListQuery) => ListQuery)[] = [
    (query) => atStage(query, 1),
    (query) => atSubject(query, 1, 11),
    (query) => atVersion(query, 31),
    (query) => atBook(query, 30, 41),
    (query) => atChapter(query, 51),
    (query) => atKnowledge(query, 61),
    (query) => ofStatus(query, 'running'),
    (query) => sortedBy(query, 'newest'),
    (query) => seenAs(query, 'row'),
    (query) => ofType(query, 1),
    (query) => searchedFor(query, '浮力'),
    (query) => toggleTag(query, kinds, 4),
    (query) => withoutGroup(query, kinds),
    cleared,
    ...filtersOf(full).map((filter) => (query: ListQuery) => withoutFilter(query, filter)),
  ]

  it('always leads to the first page, says a canonical list, and forgets when it was searched for', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...changes), { minLength: 1, maxLength: 8 }), (steps) => {
        const after = steps.reduce((query, step) => step({ ...query, page: 5, time: 7 }), full)
        expect([after.page, after.time]).toEqual([1, 0])
        expect(after).toEqual(canonical(after))
      }),
    )
  })

  it('of a level clears the levels below it', () => {
    const top = { ...full, page: 1, time: 0, grade: 0 }
    const noBook = { version: 0, book: 0, chapter: 0 }
    expect(atStage(full, 1)).toEqual({ ...top, stage: 1, subject: 0, ...noBook })
    expect(atSubject(full, 1, 11)).toEqual({ ...top, stage: 1, subject: 11, ...noBook })
    expect(atVersion(full, 31)).toEqual({ ...top, grade: 8, version: 31, book: 0, chapter: 0 })
    expect(atBook(full, 31, 41)).toEqual({ ...top, version: 31, book: 41, chapter: 0 })
    expect(atChapter(full, 51)).toEqual({ ...top, grade: 8, chapter: 51 })
    expect(atKnowledge(full, 61)).toEqual({ ...top, grade: 8, ...noBook, knowledge: 61 })
  })

  it('takes several tags of a row of many and one of a row of one', () => {
    const one = { ...kinds, multiple: false }
    expect(toggleTag(full, kinds, 4).tags).toEqual([3, 4, 7])
    expect(toggleTag(full, kinds, 3).tags).toEqual([7])
    expect(toggleTag(full, one, 4).tags).toEqual([4, 7])
    expect(toggleTag(full, one, 3).tags).toEqual([7])
    expect(withoutGroup(full, kinds).tags).toEqual([7])
  })

  it('of the page alone changes nothing else', () => {
    expect(onPage(full, 2)).toEqual({ ...full, page: 2, time: 0 })
  })

  it('names its filters from the widest to the narrowest, and each can be let go', () => {
    expect(filtersOf(full).map(({ name }) => name)).toEqual([
      'stage',
      'subject',
      'version',
      'book',
      'chapter',
      'grade',
      'tag',
      'tag',
    ])
    let left = full
    for (;;) {
      const narrowest = filtersOf(left).at(-1)
      if (narrowest === undefined) break
      const next = withoutFilter(left, narrowest)
      expect(filtersOf(next).length).toBe(filtersOf(left).length - 1)
      left = next
    }
    expect(left).toEqual(listOf(3))
    expect(cleared({ ...full, keyword: 'x', view: 'row', sort: 'newest' })).toEqual(
      aQuery({ keyword: 'x', view: 'row', sort: 'newest' }),
    )
  })

  it('into another type keeps the place and the search, not the tags of the first', () => {
    expect(ofType({ ...full, keyword: 'x' }, 1)).toEqual({
      ...full,
      keyword: 'x',
      type: 1,
      tags: [],
      page: 1,
      time: 0,
    })
    expect(searchedFor({ ...listOf(1), type: 0, keyword: 'x' }, '')).toEqual(listOf(1))
  })
})

describe('what is remembered', () => {
  const criteria = { bookId: 40, knowledgeId: 0, gradeId: 8, subjectId: 20, tagIds: [3] }

  it('leads an address that says nothing back to the list that was left', () => {
    expect(withStoredState(listOf(1), { view: 'row', left: { type: 2, criteria } })).toEqual({
      ...listOf(2),
      subject: 20,
      book: 40,
      grade: 8,
      tags: [3],
      view: 'row',
    })
  })

  it('adds nothing to an address that says anything, but how it is looked at', () => {
    for (const query of [listOf(1), { ...listOf(1), stage: 1 }, { ...listOf(1), keyword: 'x' }])
      expect(withStoredState(query, { view: 'row', left: null })).toEqual({ ...query, view: 'row' })
  })

  it('is what the list says of it', () => {
    expect(criteriaOf(full)).toEqual({
      bookId: 40,
      knowledgeId: 0,
      gradeId: 8,
      subjectId: 20,
      tagIds: [3, 7],
    })
  })
})

it('a list is the same list whenever it was searched for; a page is 18 cards, 20 rows or 10 questions', () => {
  expect(listKeyOf(full)).toBe(listKeyOf({ ...full, time: 5 }))
  const sizes = (['card', 'row'] as const).map((view) =>
    ([0, 1, 2, 3, 4] as const).map((type) => pageSizeOf({ type, view })),
  )
  expect(sizes).toEqual([
    [18, 18, 18, 18, 10],
    [20, 20, 20, 20, 10],
  ])
})
