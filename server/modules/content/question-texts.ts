import { eq, inArray, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../db/database.ts'
import { question } from '../../db/schema/question.ts'
import { readableText } from './question-name.ts'

const whole = alias(question, 'whole')

/** By its content what each question of the bank asks: stems and options, those of its parts too, as plain text. */
export const questionTexts = async (
  db: Queries,
  contentIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> => {
  const ids = [...contentIds]
  const rows = await db
    .select({ contentId: whole.contentId, stem: question.stem, options: question.options })
    .from(whole)
    .innerJoin(question, or(eq(question.id, whole.id), eq(question.parentId, whole.id)))
    .where(inArray(whole.contentId, ids))
  const texts = new Map<number, string[]>()
  for (const { contentId, stem, options } of rows) {
    if (contentId === null) continue
    const own = texts.get(contentId) ?? []
    own.push(readableText(stem), ...options.map(({ content }) => readableText(content)))
    texts.set(contentId, own)
  }
  return texts
}
