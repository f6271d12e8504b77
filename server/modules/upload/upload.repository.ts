import { and, count, desc, eq, lt, sum } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { upload } from '../../db/schema/upload.ts'

export type UploadRow = typeof upload.$inferSelect
export type NewUpload = typeof upload.$inferInsert

/** Unfinished uploads a user may have; each is a file on the disk for a week. */
export const MAX_BEGUN = 1000

/** Uploads that were begun. Reads for a user are narrowed by the user's id. */
export const uploadRepository = (db: Db) => ({
  async begin(begun: NewUpload): Promise<void> {
    await db.insert(upload).values(begun)
  },

  async find(id: string, userId: number): Promise<UploadRow | null> {
    const [found] = await db
      .select()
      .from(upload)
      .where(and(eq(upload.id, id), eq(upload.userId, userId)))
    return found ?? null
  },

  /** The user's upload of this content that was touched last, to go on with. */
  async findOfContent(userId: number, sha256: Buffer, size: number): Promise<UploadRow | null> {
    const [found] = await db
      .select()
      .from(upload)
      .where(and(eq(upload.userId, userId), eq(upload.sha256, sha256), eq(upload.size, size)))
      .orderBy(desc(upload.updatedAt), upload.id)
      .limit(1)
    return found ?? null
  },

  /** All of a user, what was touched last first. */
  findOwn: (userId: number): Promise<UploadRow[]> =>
    db
      .select()
      .from(upload)
      .where(eq(upload.userId, userId))
      .orderBy(desc(upload.updatedAt), upload.id)
      .limit(MAX_BEGUN),

  /** How many a user has begun, and how many bytes they will be. */
  async measureOwn(userId: number): Promise<{ count: number; bytes: number }> {
    const [found] = await db
      .select({ count: count(), bytes: sum(upload.size) })
      .from(upload)
      .where(eq(upload.userId, userId))
    return { count: found?.count ?? 0, bytes: Number(found?.bytes ?? 0) }
  },

  /** Where the file goes and under which name: the last word of its owner. */
  async redirect(
    id: string,
    wanted: Pick<NewUpload, 'directoryId' | 'privateFileId' | 'name' | 'suffix' | 'onClash' | 'updatedAt'>,
  ): Promise<void> {
    await db.update(upload).set(wanted).where(eq(upload.id, id))
  },

  /** Notes bytes that are safe; false when another request has written meanwhile. */
  async note(id: string, before: number, received: number, now: Date): Promise<boolean> {
    const noted = await db
      .update(upload)
      .set({ received, updatedAt: now })
      .where(and(eq(upload.id, id), eq(upload.received, before)))
      .returning({ id: upload.id })
    return noted.length > 0
  },

  /** Its content is whole, right, and kept as this file. */
  async complete(id: string, fileId: number): Promise<void> {
    await db.update(upload).set({ fileId }).where(eq(upload.id, id))
  },

  /** Answers what it was; null where it was gone already. */
  async remove(id: string): Promise<UploadRow | null> {
    const [removed] = await db.delete(upload).where(eq(upload.id, id)).returning()
    return removed ?? null
  },

  /** Uploads without a request since. */
  findOlder: (than: Date): Promise<Pick<UploadRow, 'id'>[]> =>
    db.select({ id: upload.id }).from(upload).where(lt(upload.updatedAt, than)),

  async findIds(): Promise<ReadonlySet<string>> {
    const rows = await db.select({ id: upload.id }).from(upload)
    return new Set(rows.map(({ id }) => id))
  },
})

export type UploadRepository = ReturnType<typeof uploadRepository>
