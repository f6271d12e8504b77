import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { BankQuestion } from '#domain/question/bank-question.ts'
import type { PartQuestion, Question } from '#domain/question/question.ts'
import { card, pathId, UNITS } from './card.ts'
import { LESSON_QUESTIONS } from './questions.ts'

const BOOKS = ['初中 数学 人教版 七年级上册', '初中 数学 人教版 八年级下册'] as const
const KNOWLEDGE = ['图形的性质', '数与式'] as const
const AREAS = ['江城', '青禾', ''] as const
const YEARS = [2024, 2025, 2026] as const
const FIRST_CONTENT = 7000
/** A question has room for the ids of its parts. */
const APART = 10

const told = (text: string): string => text.replace(/<[^>]+>/g, '').replace(/\\[()]/g, '')

const questionAt = (template: Question, turn: number, contentId: number, unit: string): Question => {
  const id = contentId * APART
  const said: Partial<PartQuestion> = {
    contentId,
    difficultyLevel: 17 + (turn % 5),
    difficulty: 0.1 + (turn % 5) * 0.2,
    year: YEARS[turn % YEARS.length] ?? 0,
    area: AREAS[turn % AREAS.length] ?? '',
    source: turn % 2 === 0 ? '知源题库' : '知源题库·单元练习',
  }
  return {
    ...template,
    ...said,
    id,
    name: `（${unit}）${template.name}`,
    stem: template.stem.replace('<p>', `<p>（${unit}）`),
    parts: template.parts.map((part, at) => ({ ...part, id: id + at + 1 })),
  }
}

/** Of every unit of the books one question of each kind; answers and analyses included. */
export const BANK: readonly BankQuestion[] = BOOKS.flatMap((at, book) =>
  LESSON_QUESTIONS.flatMap((template, kind) =>
    UNITS.map((unit, index): BankQuestion => {
      const turn = book * LESSON_QUESTIONS.length * UNITS.length + kind * UNITS.length + index
      // The unit of a card follows from its id.
      const question = questionAt(template, turn, FIRST_CONTENT + turn, unit)
      const of = card({
        id: FIRST_CONTENT + turn,
        type: CONTENT_TYPE.question,
        name: told(question.stem).slice(0, 80),
        at,
        teacherName: '知源教研组',
        summary: '',
      })
      const name = KNOWLEDGE[turn % KNOWLEDGE.length] ?? ''
      const knowledge = [{ id: pathId(`知识点 ${of.place.subject.id} ${name}`), name }]
      return { card: of, question: { ...question, knowledge }, editable: false }
    }),
  ),
)
