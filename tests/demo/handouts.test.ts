// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { subjects } from '#demo/content/index.ts'
import { LESSON_HANDOUTS } from '#demo/handouts/index.ts'
import type { Handout } from '#demo/handouts/types.ts'
import { SeedFiles } from '#demo/seed/files.ts'

const courses = subjects.flatMap(({ stages }) => stages.flatMap((stage) => stage.courses))
const handouts = LESSON_HANDOUTS.flatMap((one) => one.handouts)
const films = new SeedFiles().lessons.map(([, { course, title }]) => `${course}/${title}`)

const textsOf = ({ parts, exercises }: Handout): readonly string[] => [
  ...parts.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : block.rows.flat())),
  ),
  ...exercises.flatMap(({ asked, answer }) => [asked, answer]),
]

const namesOf = (wrong: readonly Handout[]): readonly string[] => wrong.map(({ lesson }) => lesson)

describe('the handouts of lessons', () => {
  it('are of lessons of everybody that have no film, one for each', () => {
    const named = LESSON_HANDOUTS.flatMap(({ course, handouts: own }) =>
      own.map(({ lesson }) => ({ course, lesson })),
    )
    const wrong = named.filter(({ course, lesson }) => {
      const its = courses.find(({ key }) => key === course)
      const sections = its?.chapters.flatMap(({ sections: own }) => own) ?? []
      const isLesson = sections.some(({ name, kind }) => name === lesson && kind === 'video')
      return !isLesson || its?.standing !== undefined || films.includes(`${course}/${lesson}`)
    })
    expect(wrong).toEqual([])
    expect(new Set(named.map(({ course, lesson }) => `${course}/${lesson}`)).size).toBe(named.length)
  })

  it('have an aim, parts with something in each, and exercises with answers', () => {
    const wrong = handouts.filter(
      ({ aim, parts, exercises }) =>
        aim === '' ||
        aim.length > 60 ||
        parts.length < 2 ||
        parts.some(({ heading, blocks }) => heading === '' || blocks.length === 0) ||
        exercises.length < 2 ||
        exercises.some(({ asked, answer }) => asked === '' || answer === ''),
    )
    expect(namesOf(wrong)).toEqual([])
    const short = handouts.filter((one) => textsOf(one).join('').length < 250)
    expect(namesOf(short)).toEqual([])
  })

  it('have tables with as many cells in each row, none of them empty', () => {
    const tables = handouts.flatMap(({ lesson, parts }) =>
      parts.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'table' ? [{ lesson, rows: block.rows }] : [])),
      ),
    )
    const wrong = tables.filter(
      ({ rows }) =>
        rows.length < 2 ||
        rows.some((row) => row.length !== rows[0]?.length || row.slice(1).some((cell) => cell === '')),
    )
    expect(wrong.map(({ lesson }) => lesson)).toEqual([])
  })

  it('share no sentence with each other', () => {
    const lines = handouts.flatMap((one) => [...new Set(textsOf(one))].filter((text) => text.length > 14))
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
  })
})
