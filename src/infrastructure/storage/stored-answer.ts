import * as z from 'zod/mini'
import type { AnswerDraft, AnswerPlace } from '#domain/question/answer-draft.ts'
import type { Given } from '#domain/question/answer-sheet.ts'
import type { HandedInPractice } from '#domain/question/practice-record.ts'
import type { AnswerItem } from '#domain/question/question.ts'
import type { UnsentAnswer } from '#domain/question/unsent-answer.ts'

const whole = z.int().check(z.nonnegative())
/** Nothing longer than the wire takes (contract questionsanswer). */
const answerText = z.string().check(z.maxLength(20_000))
const clientId = z.string().check(z.regex(/^[\w-]{8,64}$/))

const place = z.object({
  userId: whole,
  sectionId: whole,
  questionId: whole,
}) satisfies z.ZodMiniType<AnswerPlace>

/** What is given to a question, or to a part of one. */
export const given = z.union([
  z.object({ kind: z.literal('keys'), keys: z.array(z.string()) }),
  z.object({ kind: z.literal('blanks'), texts: z.array(answerText) }),
  z.object({
    kind: z.literal('essay'),
    text: z.object({ html: answerText, length: whole, pictures: whole }),
  }),
]) satisfies z.ZodMiniType<Given>

export const storedDraft = z.object({
  sheet: z.catchall(z.object({}), given),
  clientId,
  tried: z.boolean(),
}) satisfies z.ZodMiniType<AnswerDraft>

/** The shape under which an answer that is being written is kept. */
export const storedAnswerDraft = z.object({
  place,
  draft: storedDraft,
}) satisfies z.ZodMiniType<{ place: AnswerPlace; draft: AnswerDraft }>

export const storedAnswerItem: z.ZodMiniType<AnswerItem> = z.object({
  questionId: whole,
  pointId: whole,
  answer: z.array(answerText),
  useTime: z.number().check(z.nonnegative()),
  version: z.exactOptional(z.int().check(z.minimum(1))),
  selfScore: z.exactOptional(z.number().check(z.minimum(0))),
  clientId,
})

const storedRecord = z.object({
  practiceId: clientId,
  kind: z.enum(['bank', 'questions', 'paper']),
  name: z.string().check(z.maxLength(200)),
  paperId: whole,
  useTime: z.number().check(z.nonnegative()),
  items: z.array(z.object({ questionId: whole, score: z.number().check(z.nonnegative()) })),
}) satisfies z.ZodMiniType<HandedInPractice>

/** The shape under which an answer waits for a connection. */
export const storedUnsentAnswer: z.ZodMiniType<UnsentAnswer> = z
  .object({
    place,
    courseId: whole,
    practiceId: z.exactOptional(clientId),
    items: z.array(storedAnswerItem),
    record: z.exactOptional(storedRecord),
  })
  .check(z.refine(({ items, record }) => items.length > 0 || record !== undefined))
