import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { question } from '../../db/schema/question.ts'
import { questionImport } from '../../db/schema/question-import.ts'
import { KEY_MARK, keyOfAll } from './import-key.ts'
import type { ImportAuthor } from './question-rows.ts'

const IMPORT_LOCK = 7_390_001

export interface HeldQuestion {
  readonly questionId: number
  readonly contentId: number
  readonly key: string
}

/** Who decides on a batch, and when. */
export interface BatchDecision {
  /** Of the batch. */
  readonly id: number
  readonly userId: number
  readonly now: Date
}

/** The batches in which questions come into the bank. */
export const importBatchRepository = (db: Queries) => ({
  /**
   * One change of what is imported at a time, until the transaction ends, so that the same file sent twice at once is still
   * imported once.
   */
  async lock(): Promise<void> {
    await db.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
  },

  /** Begins a batch: it is there before its first question, so that what came in can be undone whatever happens. */
  async open({ userId, organisationId }: ImportAuthor, source: string, now: Date): Promise<number> {
    const [made] = await db
      .insert(questionImport)
      .values({ userId, organisationId, source, createdAt: now })
      .returning({ id: questionImport.id })
    if (made === undefined) throw new Error('a batch of questions was not written')
    return made.id
  },

  /** Forgets a batch into which nothing came. */
  async dropEmpty(id: number): Promise<void> {
    const held = db.select({ one: sql`1` }).from(question).where(eq(question.importId, id))
    await db.delete(questionImport).where(and(eq(questionImport.id, id), sql`not exists ${held}`))
  },

  /** True while questions may still come into the batch; it stays as it is until the transaction ends. */
  async isOpen(id: number): Promise<boolean> {
    const [open] = await db
      .select({ id: questionImport.id })
      .from(questionImport)
      .where(
        and(eq(questionImport.id, id), isNull(questionImport.undoneAt), isNull(questionImport.releasedAt)),
      )
      .for('share')
    return open !== undefined
  },

  /** The questions of a batch that still have a key: those that were not undone. */
  async findHeld(importId: number): Promise<readonly HeldQuestion[]> {
    const rows = await db
      .select({ questionId: question.id, contentId: question.contentId, key: question.importKey })
      .from(question)
      .where(and(eq(question.importId, importId), isNotNull(question.importKey)))
      .orderBy(question.id)
    return rows.flatMap(({ questionId, contentId, key }) =>
      contentId === null || key === null ? [] : [{ questionId, contentId, key }],
    )
  },

  /** Whose decision was the first stays; false for a batch that was undone. */
  async markReleased({ id, userId, now }: BatchDecision): Promise<boolean> {
    await db
      .update(questionImport)
      .set({ releasedAt: now, releasedBy: userId })
      .where(
        and(eq(questionImport.id, id), isNull(questionImport.releasedAt), isNull(questionImport.undoneAt)),
      )
    const standing = await db
      .select({ id: questionImport.id })
      .from(questionImport)
      .where(and(eq(questionImport.id, id), isNull(questionImport.undoneAt)))
    return standing.length > 0
  },

  async markUndone({ id, userId, now }: BatchDecision): Promise<void> {
    await db
      .update(questionImport)
      .set({ undoneAt: now, undoneBy: userId })
      .where(and(eq(questionImport.id, id), isNull(questionImport.undoneAt)))
  },

  /** Opens contents to every school. */
  async openToAll(contentIds: readonly number[]): Promise<void> {
    await db
      .update(content)
      .set({ schoolOnly: false })
      .where(inArray(content.id, [...contentIds]))
  },

  async withdraw(contentIds: readonly number[], now: Date): Promise<void> {
    await db
      .update(content)
      .set({ withdrawnAt: now })
      .where(inArray(content.id, [...contentIds]))
  },

  /** Released questions are known to all schools, as long as no other question is known by that key already. */
  async shareKeys(held: readonly HeldQuestion[]): Promise<void> {
    const wanted = held.map(({ key }) => keyOfAll(key))
    const rows = await db
      .select({ key: question.importKey })
      .from(question)
      .where(inArray(question.importKey, wanted))
    const taken = new Set(rows.map(({ key }) => key))
    const free = held.filter(({ key }) => !taken.has(keyOfAll(key)))
    if (free.length === 0) return
    await db
      .update(question)
      .set({ importKey: sql`split_part(${question.importKey}, ${KEY_MARK}, 1)` })
      .where(
        inArray(
          question.id,
          free.map(({ questionId }) => questionId),
        ),
      )
  },

  /** Without its key a question can be brought in again. */
  async dropKeys(held: readonly HeldQuestion[]): Promise<void> {
    await db
      .update(question)
      .set({ importKey: null })
      .where(
        inArray(
          question.id,
          held.map(({ questionId }) => questionId),
        ),
      )
  },
})
