import { beforeAll, describe, expect, it } from 'vitest'
import { subjects } from '#demo/content/index.ts'
import { type DemoRows, demoRows } from '#demo/seed/seed.ts'
import { CONTENT_TYPE } from '#server/db/schema/content.ts'
import { SECTION_TYPE } from '#server/db/schema/course.ts'
import { NODE_TYPE } from '#server/db/schema/curriculum-node.ts'
import { numberOf } from '#tests/demo/support/number-word.ts'

/** What is counted of a course; 第三章 of a textbook stands behind its grade or volume. */
const LESSONS = /(?<![第前后每])([两二三四五六七八九十])(?:讲|节课|课时)/gu
const LESSONS_OF_TITLE = /(?<![第前后每])([两二三四五六七八九十])(?:讲|课)/gu
const CHAPTERS = /(?<![第前后])([两二三四五六七八九十])章/gu
const CHAPTER_OF_THEM = /(?<![册级])第([一二三四五六七八九十])章/gu

const said = (text: string, pattern: RegExp, isTrue: (number: number) => boolean): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([words, number = '']) => (isTrue(numberOf(number)) ? [] : [words]))

describe('what is said of the lessons of a course', () => {
  let rows: Awaited<DemoRows>
  beforeAll(async () => {
    rows = await demoRows(new Date('2026-03-02T00:00:00Z'))
  })

  const chaptersOf = (id: number) => rows.contents.chapters.all.filter(({ contentId }) => contentId === id)
  const sectionsOf = (id: number) => {
    const own = new Set(chaptersOf(id).map((chapter) => chapter.id))
    return rows.links.sections.filter(({ chapterId }) => own.has(chapterId))
  }

  it('agrees with those that are shown: lessons without the exercises, and chapters', () => {
    const courses = subjects.flatMap(({ stages }) => stages.flatMap((stage) => stage.courses))
    const untrue = courses.flatMap(({ key, title, summary, introduction }) => {
      const { id } = rows.contents.find(key)
      const lessons = sectionsOf(id).filter(
        ({ sectionType }) => sectionType !== SECTION_TYPE.questions,
      ).length
      const chapters = chaptersOf(id).length
      const text = [title, summary, ...introduction].join('\n')
      return [
        ...said(text, LESSONS, (number) => number === lessons),
        ...said(title, LESSONS_OF_TITLE, (number) => number === lessons),
        ...said(text, CHAPTERS, (number) => number === chapters),
        ...said(text, CHAPTER_OF_THEM, (number) => number <= chapters),
      ].map((words) => `${key}: ${words}`)
    })
    expect(untrue).toEqual([])
  })

  it('leaves no chapter empty', () => {
    const full = new Set(rows.links.sections.map(({ chapterId }) => chapterId))
    const empty = rows.contents.chapters.all.filter(({ id }) => !full.has(id))
    expect(empty.map(({ name }) => name)).toEqual([])
  })

  it('takes as the paper of a lesson without a named one only what is of the same chapter of the book', () => {
    const { nodes } = rows.curriculum
    const chapterOf = ({ chapterId }: { readonly chapterId: number | null }): number | null => {
      const above = nodes.all[(nodes.all[(chapterId ?? 0) - 1]?.parentId ?? 0) - 1]
      return above?.nodeType === NODE_TYPE.chapter ? above.id : chapterId
    }
    const unnamed = new Set(
      rows.contents.sections.all.flatMap(({ id, fileId }) => (fileId === null ? [id] : [])),
    )
    const far = rows.links.contents
      .filter(({ type }) => type === CONTENT_TYPE.recorded)
      .flatMap((course) => {
        const papers = sectionsOf(course.id).filter(
          ({ id, sectionType }) => sectionType === SECTION_TYPE.file && unnamed.has(id),
        )
        return papers.filter(({ fileId, name }) => {
          const paper = rows.contents.contents.all.find((one) => one.fileId === fileId && one.name === name)
          return paper === undefined || chapterOf(paper) !== chapterOf(course)
        })
      })
    expect(far.map(({ name }) => name)).toEqual([])
  })
})
