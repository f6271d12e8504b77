import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { CONTENT_TYPE, content } from '../../db/schema/content.ts'
import { file } from '../../db/schema/file.ts'
import { question } from '../../db/schema/question.ts'
import { openTo } from '../../modules/content/content-card.query.ts'
import { inScope } from '../../modules/content/content-filter.query.ts'
import { keyOfAll, keyOfSchool } from './import-key.ts'
import type { ImportPlace } from './question-rows.ts'

/** Which questions of a place: what a user may see, or what a school sees and no file brought; all by default. */
export type BankQuestionsSeen = { readonly userId: number } | { readonly keylessOf: number }

/** In and below a place. */
const within = ({ stageId, subjectId, versionId, bookId, chapterId, knowId }: ImportPlace): SQL | undefined =>
  and(
    eq(content.type, CONTENT_TYPE.question),
    isNull(content.withdrawnAt),
    inScope({
      stageId,
      subjectId,
      gradeId: 0,
      versionId: versionId ?? 0,
      bookId: bookId ?? 0,
      chapterId: chapterId ?? 0,
      knowId: knowId ?? 0,
    }),
  )

const isSeen = (seen: BankQuestionsSeen | undefined): SQL | undefined => {
  if (seen === undefined) return undefined
  return 'userId' in seen
    ? openTo(seen.userId)
    : and(
        isNull(question.importKey),
        or(eq(content.schoolOnly, false), eq(content.organisationId, seen.keylessOf)),
      )
}

const KEYS_AT_ONCE = 100

/** The questions of the bank with all that is told of them. */
export const bankQuestionRepository = (db: Queries) => ({
  /** In and below a place, without their parts, in the order of their making. */
  findWholes: (place: ImportPlace, seen: BankQuestionsSeen | undefined, most: number) =>
    db
      .select({ row: question, title: content.summary, category: content.introduction })
      .from(question)
      .innerJoin(content, eq(content.id, question.contentId))
      .where(and(within(place), isSeen(seen)))
      .orderBy(asc(question.id))
      .limit(most),

  findParts: (ids: readonly number[]) =>
    db
      .select()
      .from(question)
      .where(inArray(question.parentId, [...ids]))
      .orderBy(asc(question.sort)),

  findFiles: (ids: readonly number[]) =>
    db
      .select()
      .from(file)
      .where(inArray(file.id, [...new Set(ids)])),

  /** Those of these keys by which a school finds a question in the bank. */
  async findKnownKeys(keys: readonly string[], organisationId: number): Promise<ReadonlySet<string>> {
    const known = new Set<string>()
    for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
      const portion = keys
        .slice(from, from + KEYS_AT_ONCE)
        .flatMap((key) => [key, keyOfSchool(key, organisationId)])
      const rows = await db
        .select({ key: question.importKey })
        .from(question)
        .where(inArray(question.importKey, portion))
      for (const { key } of rows) if (key !== null) known.add(keyOfAll(key))
    }
    return known
  },

  /** Writes questions; answers their ids in the same order. */
  async add(rows: readonly (typeof question.$inferInsert)[]): Promise<readonly number[]> {
    if (rows.length === 0) return []
    const added = await db
      .insert(question)
      .values([...rows])
      .returning({ id: question.id })
    return added.map(({ id }) => id)
  },
})

export type BankQuestionRepository = ReturnType<typeof bankQuestionRepository>
