import * as z from 'zod/mini'

const kind = z.enum(['single', 'multiple', 'judgement', 'blanks', 'essay', 'composite'])
const answers = z.array(z.array(z.string()))

const part = {
  kind,
  stem: z.string(),
  options: z.array(z.string()),
  answers,
  anyOrder: z.boolean(),
  analysis: z.string(),
  rubric: z._default(z.array(z.object({ text: z.string(), points: z.number() })), []),
  points: z.nullable(z.number()),
  aside: z.optional(z.partialRecord(kind, answers)),
}

/** A question as it is typed, as this browser keeps it. */
export const storedQuestion = z.object({
  ...part,
  level: z.int().check(z.nonnegative()),
  chapter: z.string(),
  knowledge: z.string(),
  parts: z.array(z.object(part)),
})
