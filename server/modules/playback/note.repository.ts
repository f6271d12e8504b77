import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { lessonNote } from '../../db/schema/lesson-note.ts'
import { type StorageUse, storageUseOf } from '../../db/storage-use.ts'

export type NoteRow = typeof lessonNote.$inferSelect

const own = (userId: number, id: number) => and(eq(lessonNote.userId, userId), eq(lessonNote.id, id))

/** What users wrote at a second of a lesson; every query names whose. */
export const noteRepository = (db: Db) => ({
  find: (userId: number, sectionId: number): Promise<readonly NoteRow[]> =>
    db
      .select()
      .from(lessonNote)
      .where(and(eq(lessonNote.userId, userId), eq(lessonNote.sectionId, sectionId)))
      .orderBy(asc(lessonNote.second), asc(lessonNote.id)),

  async findSent(userId: number, clientId: string): Promise<NoteRow | null> {
    const [found] = await db
      .select()
      .from(lessonNote)
      .where(and(eq(lessonNote.userId, userId), eq(lessonNote.clientId, clientId)))
    return found ?? null
  },

  /** All notes of a user. */
  kept: (userId: number): Promise<StorageUse> =>
    storageUseOf(db, userId, { table: lessonNote, owner: lessonNote.userId, text: lessonNote.body }),

  /** Null for what was written before under the same client id. */
  async add(row: Omit<NoteRow, 'id'>): Promise<NoteRow | null> {
    const [made] = await db.insert(lessonNote).values(row).onConflictDoNothing().returning()
    return made ?? null
  },

  /** Null for a note that is not there, or not theirs. */
  async change(
    userId: number,
    id: number,
    change: Pick<NoteRow, 'second' | 'body' | 'updatedAt'>,
  ): Promise<NoteRow | null> {
    const [changed] = await db.update(lessonNote).set(change).where(own(userId, id)).returning()
    return changed ?? null
  },

  async remove(userId: number, id: number): Promise<void> {
    await db.delete(lessonNote).where(own(userId, id))
  },
})

export type NoteRepository = ReturnType<typeof noteRepository>
