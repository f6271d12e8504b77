import { asc, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { question } from '../../db/schema/question.ts'
import { readableText } from './question-name.ts'

const { id, contentId, parentId, sort, stem, options } = question

type Asked = Pick<typeof question.$inferSelect, 'stem' | 'options'>

const textsOf = (asked: Asked): string[] => [
  readableText(asked.stem),
  ...asked.options.map(({ content }) => readableText(content)),
]

/** What questions of the bank ask. */
export const questionTextsRepository = (db: Queries) => ({
  /** By its content: stems and options, those of its parts too, as plain text. */
  async find(contentIds: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
    const wholes = await db
      .select({ id, contentId, stem, options })
      .from(question)
      .where(inArray(contentId, [...contentIds]))
    if (wholes.length === 0) return new Map()
    const parts = await db
      .select({ parentId, stem, options })
      .from(question)
      .where(
        inArray(
          parentId,
          wholes.map((whole) => whole.id),
        ),
      )
      .orderBy(asc(sort))
    return new Map(
      wholes.map((whole) => [
        whole.contentId ?? 0,
        [whole, ...parts.filter((part) => part.parentId === whole.id)].flatMap(textsOf),
      ]),
    )
  },
})
