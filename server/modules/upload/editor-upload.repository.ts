import { and, count, desc, eq, gt, inArray, lte, sum } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { editorUpload } from '../../db/schema/editor-upload.ts'
import { file } from '../../db/schema/file.ts'

export const editorUploadRepository = (db: Db) => ({
  async note(userId: number, fileId: number, now: Date): Promise<void> {
    await db
      .insert(editorUpload)
      .values({ userId, fileId, uploadedAt: now })
      .onConflictDoUpdate({ target: [editorUpload.userId, editorUpload.fileId], set: { uploadedAt: now } })
  },

  /** How many of these this user brought in. */
  async countOwn(userId: number, fileIds: readonly number[]): Promise<number> {
    const [found] = await db
      .select({ own: count() })
      .from(editorUpload)
      .where(and(eq(editorUpload.userId, userId), inArray(editorUpload.fileId, [...fileIds])))
    return found?.own ?? 0
  },

  /** How many came after `since` and until then. */
  async countBetween(userId: number, since: Date, until: Date): Promise<number> {
    const [found] = await db
      .select({ recent: count() })
      .from(editorUpload)
      .where(
        and(
          eq(editorUpload.userId, userId),
          gt(editorUpload.uploadedAt, since),
          lte(editorUpload.uploadedAt, until),
        ),
      )
    return found?.recent ?? 0
  },

  /** Bytes of all that this user brought in. */
  async measureOwn(userId: number): Promise<number> {
    const [found] = await db
      .select({ bytes: sum(file.size) })
      .from(editorUpload)
      .innerJoin(file, eq(file.id, editorUpload.fileId))
      .where(eq(editorUpload.userId, userId))
    return Number(found?.bytes ?? 0)
  },

  /** What a user brought in of these kinds, newest first, and how much there is of it. */
  async findOwn(
    userId: number,
    suffixes: readonly string[],
    { start, size }: { start: number; size: number },
  ) {
    const own = and(eq(editorUpload.userId, userId), inArray(file.suffix, [...suffixes]))
    const files = await db
      .select({ id: file.id, suffix: file.suffix, uploadedAt: editorUpload.uploadedAt })
      .from(editorUpload)
      .innerJoin(file, eq(file.id, editorUpload.fileId))
      .where(own)
      .orderBy(desc(editorUpload.uploadedAt), desc(file.id))
      .limit(size)
      .offset(start)
    const [counted] = await db
      .select({ total: count() })
      .from(editorUpload)
      .innerJoin(file, eq(file.id, editorUpload.fileId))
      .where(own)
    return { files, total: counted?.total ?? 0 }
  },

  async findSuffixes(fileIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (fileIds.length === 0) return new Map()
    const rows = await db
      .select({ id: file.id, suffix: file.suffix })
      .from(file)
      .where(inArray(file.id, [...fileIds]))
    return new Map(rows.map(({ id, suffix }) => [id, suffix]))
  },
})

export type EditorUploadRepository = ReturnType<typeof editorUploadRepository>
