import type { CourseHandouts, Exercise, Handout, HandoutBlock, HandoutPart } from './types.ts'

const trimmed = (text: string, mark: string): readonly string[] => text.split(mark).map((part) => part.trim())

const isExercise = (line: string): boolean => line.startsWith('? ')

const exerciseOf = (line: string): Exercise => {
  const [asked = '', answer = ''] = trimmed(line.slice(2), '||')
  return { asked, answer }
}

/** Rows that follow each other are one table. */
const withLine = (blocks: readonly HandoutBlock[], line: string): readonly HandoutBlock[] => {
  if (!line.startsWith('|')) return [...blocks, { kind: 'text', text: line }]
  const row = trimmed(line.slice(1).replace(/\|$/u, ''), '|')
  const last = blocks.at(-1)
  return last?.kind === 'table'
    ? [...blocks.slice(0, -1), { kind: 'table', rows: [...last.rows, row] }]
    : [...blocks, { kind: 'table', rows: [row] }]
}

const partOf = (text: string): HandoutPart => {
  const [heading = '', ...lines] = trimmed(text, '\n')
  const blocks = lines.filter((line) => line !== '' && !isExercise(line))
  return { heading, blocks: blocks.reduce(withLine, []) }
}

const handoutOf = (text: string): Handout => {
  const [head = '', ...parts] = text.split(/^# /mu)
  const [lesson = '', aim = ''] = trimmed(head.trim(), '\n')
  return {
    lesson,
    aim,
    parts: parts.map((part) => partOf(part.trim())),
    exercises: trimmed(text, '\n').filter(isExercise).map(exerciseOf),
  }
}

/**
 * The handouts of a course as they are written. `=` begins one with the name of its lesson, the next line is its aim; `#`
 * begins a part, `|` is a row of a table, `?` an exercise with its answer behind `||`; any other line is a paragraph.
 */
export const handoutsFor = (course: string, text: string): CourseHandouts => ({
  course,
  handouts: text
    .split(/^= /mu)
    .slice(1)
    .map((part) => handoutOf(part.trim())),
})
