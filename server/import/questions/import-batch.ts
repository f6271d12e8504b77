import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Queries } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { question } from '../../db/schema/question.ts'
import { questionImport } from '../../db/schema/question-import.ts'
import { indexContents } from '../../modules/content/content-index.ts'
import { inBatches } from '../in-batches.ts'
import type { ImportAuthor } from './question-rows.ts'

/** One change of what is imported at a time, so that the same file sent twice at once is still imported once. */
const IMPORT_LOCK = 7_390_001

export const lockImports = (tx: Queries) => tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)

const MARK = '@'

/** The key of a question while it is its school's own: another school may bring the same one. */
export const keyOfSchool = (key: string, organisationId: number): string => `${key}${MARK}${organisationId}`

/** The key by which every school knows a question. */
export const keyOfAll = (key: string): string => key.split(MARK)[0] ?? key

/** Begins a batch: it is there before its first question, so that what came in can be undone whatever happens. */
export const openBatch = async (
  db: Queries,
  { userId, organisationId }: ImportAuthor,
  source: string,
  now: Date,
): Promise<number> => {
  const [made] = await db
    .insert(questionImport)
    .values({ userId, organisationId, source, createdAt: now })
    .returning({ id: questionImport.id })
  if (made === undefined) throw new Error('a batch of questions was not written')
  return made.id
}

/** Forgets a batch into which nothing came. */
export const dropEmptyBatch = async (db: Queries, id: number): Promise<void> => {
  const held = db.select({ one: sql`1` }).from(question).where(eq(question.importId, id))
  await db.delete(questionImport).where(and(eq(questionImport.id, id), sql`not exists ${held}`))
}

/** True while questions may still come into the batch; it stays as it is until the transaction ends. */
export const isOpenBatch = async (tx: Queries, id: number): Promise<boolean> => {
  const [open] = await tx
    .select({ id: questionImport.id })
    .from(questionImport)
    .where(and(eq(questionImport.id, id), isNull(questionImport.undoneAt), isNull(questionImport.releasedAt)))
    .for('share')
  return open !== undefined
}

interface Held {
  readonly questionId: number
  readonly contentId: number
  readonly key: string
}

/** The questions of a batch that still have a key: those that were not undone. */
const heldBy = async (db: Queries, importId: number): Promise<readonly Held[]> => {
  const rows = await db
    .select({ questionId: question.id, contentId: question.contentId, key: question.importKey })
    .from(question)
    .where(and(eq(question.importId, importId), isNotNull(question.importKey)))
    .orderBy(question.id)
  return rows.flatMap(({ questionId, contentId, key }) =>
    contentId === null || key === null ? [] : [{ questionId, contentId, key }],
  )
}

const ids = (held: readonly Held[]): number[] => held.map(({ contentId }) => contentId)

/** Released questions are known to all schools, as long as no other question is known by that key already. */
const tellKeys = async (tx: Queries, held: readonly Held[]): Promise<void> => {
  const wanted = held.map(({ key }) => keyOfAll(key))
  const rows = await tx
    .select({ key: question.importKey })
    .from(question)
    .where(inArray(question.importKey, wanted))
  const taken = new Set(rows.map(({ key }) => key))
  const free = held.filter(({ key }) => !taken.has(keyOfAll(key)))
  if (free.length === 0) return
  await tx
    .update(question)
    .set({ importKey: sql`split_part(${question.importKey}, ${MARK}, 1)` })
    .where(
      inArray(
        question.id,
        free.map(({ questionId }) => questionId),
      ),
    )
}

interface Decision {
  /** Of the batch. */
  readonly id: number
  /** Who decides. */
  readonly userId: number
  readonly now: Date
}

/** Lets every school see the questions of a batch; a repeat goes on where it broke. */
export const releaseBatch = async (db: Db, { id, userId, now }: Decision): Promise<void> => {
  await db
    .update(questionImport)
    .set({ releasedAt: now, releasedBy: userId })
    .where(and(eq(questionImport.id, id), isNull(questionImport.releasedAt)))
  await inBatches(await heldBy(db, id), (piece) =>
    db.transaction(async (tx) => {
      await lockImports(tx)
      await tx
        .update(content)
        .set({ schoolOnly: false })
        .where(inArray(content.id, ids(piece)))
      await tellKeys(tx, piece)
      await indexContents(tx, ids(piece))
    }),
  )
}

/** Takes the questions of a batch out of the bank; answers that were given to them stay. A repeat goes on where it broke. */
export const undoBatch = async (db: Db, { id, userId, now }: Decision): Promise<void> => {
  await db
    .update(questionImport)
    .set({ undoneAt: now, undoneBy: userId })
    .where(and(eq(questionImport.id, id), isNull(questionImport.undoneAt)))
  await inBatches(await heldBy(db, id), (piece) =>
    db.transaction(async (tx) => {
      await lockImports(tx)
      await tx
        .update(content)
        .set({ withdrawnAt: now })
        .where(inArray(content.id, ids(piece)))
      // Without its key it can be brought in again.
      await tx
        .update(question)
        .set({ importKey: null })
        .where(
          inArray(
            question.id,
            piece.map(({ questionId }) => questionId),
          ),
        )
      await indexContents(tx, ids(piece))
    }),
  )
}
