import * as z from 'zod/mini'
import { BANK_SORTS, QUESTION_KINDS } from '#domain/question/bank-query.ts'
import type { Practice } from '#domain/question/practice.ts'
import {
  PRACTICE_CHOICES,
  PRACTICE_ORDERS,
  PRACTICE_SIZES,
  type PracticeScope,
} from '#domain/question/practice-scope.ts'
import type { PartQuestion, Question } from '#domain/question/question.ts'
import { storedAnswerItem, storedDraft } from './stored-answer.ts'

const whole = z.int().check(z.nonnegative())
const seconds = z.number().check(z.nonnegative())
const text = z.string()

const scope: z.ZodMiniType<PracticeScope> = z.union([
  z.object({
    kind: z.literal('bank'),
    query: z.object({
      stage: whole,
      subject: whole,
      version: whole,
      book: whole,
      chapter: whole,
      knowledge: whole,
      kind: z.enum([...QUESTION_KINDS, 'any']),
      level: whole,
      year: whole,
      area: text,
      source: text,
      keyword: z._default(text, ''),
      sort: z.enum(BANK_SORTS),
      page: whole,
    }),
    plan: z.object({
      size: z.literal([...PRACTICE_SIZES]),
      order: z.enum(PRACTICE_ORDERS),
      choice: z.enum(PRACTICE_CHOICES),
    }),
  }),
  z.object({ kind: z.literal('questions'), ids: z.array(whole) }),
  z.object({ kind: z.literal('section'), courseId: whole, sectionId: whole }),
])

const partFields = {
  id: whole,
  kind: z.enum(QUESTION_KINDS),
  name: z._default(text, ''),
  stem: text,
  options: z.array(z.object({ key: text, content: text })),
  blankCount: whole,
  score: z.number(),
  difficulty: z.number(),
  difficultyLevel: whole,
  knowledge: z.array(z.object({ id: whole, name: text })),
  year: whole,
  area: text,
  source: text,
  markable: z.boolean(),
  contentId: whole,
  favourite: z.boolean(),
  answered: z.nullable(z.array(text)),
  right: z.nullable(z.boolean()),
  won: z.optional(z.number()),
  solution: z.nullable(
    z.object({
      answer: z.array(text),
      analysis: text,
      rubric: z.optional(z.array(z.object({ text, points: z.number() }))),
    }),
  ),
}

const part: z.ZodMiniType<PartQuestion> = z.object(partFields)
const question: z.ZodMiniType<Question> = z.object({ ...partFields, parts: z.array(part) })

/** The shape under which a practice is kept. */
export const storedPractice: z.ZodMiniType<Practice> = z.object({
  id: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  userId: whole,
  scope,
  questions: z.array(question).check(z.minLength(1)),
  works: z.catchall(
    z.object({}),
    z.object({
      draft: storedDraft,
      seconds,
      flagged: z.boolean(),
      waiting: z.array(storedAnswerItem),
      changedAt: z._default(whole, 0),
    }),
  ),
  at: whole,
  layout: z.enum(['single', 'sheet']),
  movedAt: z._default(whole, 0),
  seconds,
  finished: z.boolean(),
})
