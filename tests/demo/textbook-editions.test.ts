import { describe, expect, it } from 'vitest'
import { subjects } from '#demo/content/index.ts'
import { resourcesOf } from '#demo/generator/document/catalogue.ts'
import { bookOf } from '#demo/generator/document/wording.ts'
import { Curriculum } from '#demo/seed/curriculum.ts'
import { NODE_TYPE } from '#server/db/schema/curriculum-node.ts'

/** Textbooks of the curricula of 2011 and 2022, and of the senior curriculum of 2017. */
const YEARS = {
  primary: [2012, 2016, 2018, 2019, 2023, 2024, 2025],
  junior: [2012, 2016, 2017, 2018, 2024, 2025],
  senior: [2019],
} as const

describe('the textbooks', () => {
  it('are of an edition that their stage has', () => {
    const wrong = subjects.flatMap(({ subject, stages }) =>
      stages.flatMap(({ stage, versions }) =>
        versions.flatMap(({ name, books }) =>
          books
            .filter(({ edition }) => !(YEARS[stage] as readonly number[]).includes(edition))
            .map((book) => `${stage} ${subject} ${name} ${book.name} ${book.edition}`),
        ),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('are called with their edition wherever one is chosen, and differ in a version', () => {
    const books = new Curriculum(subjects).nodes.all.filter(({ nodeType }) => nodeType === NODE_TYPE.book)
    expect(books.filter(({ name }) => !/（20\d\d版）$/u.test(name)).map(({ name }) => name)).toEqual([])
    expect(new Set(books.map(({ parentId, name }) => `${parentId} ${name}`)).size).toBe(books.length)
  })

  it('are named with their edition in what a document says of its place', () => {
    const unnamed = resourcesOf(subjects).filter((one) => !/（20\d\d版）$/u.test(bookOf(one).join('')))
    expect(unnamed.map(({ key }) => key)).toEqual([])
  })
})
