import { and, eq, isNotNull, isNull, lt, lte, not, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { editorUpload } from '../../db/schema/editor-upload.ts'
import { file } from '../../db/schema/file.ts'
import { filmStream } from '../../db/schema/film.ts'
import { findShown, isBrought, isReferred } from './file-use.query.ts'

/** Files that nothing refers to, and since when. */
export const fileSweepRepository = (db: Db) => ({
  /** Forgets drafts older than `before` that no text shows, and marks or unmarks every file by whether it is used. */
  async mark(now: Date, before: Date): Promise<void> {
    const shown = await findShown(db)
    const isShown = (column: typeof file.id | typeof editorUpload.fileId) =>
      sql`${column} = any(${sql.param(shown)}::int[])`
    await db
      .delete(editorUpload)
      .where(and(lt(editorUpload.uploadedAt, before), not(isShown(editorUpload.fileId))))
    const isUsed = sql`(${isReferred(db)} or ${isShown(file.id)})`
    await db
      .update(file)
      .set({ unusedSince: null })
      .where(and(isNotNull(file.unusedSince), isUsed))
    await db
      .update(file)
      .set({ unusedSince: now })
      .where(and(isNull(file.unusedSince), isBrought, not(isUsed)))
  },

  /** The directories of the streams that films are played as. */
  async findStreams(): Promise<ReadonlySet<string>> {
    const rows = await db.select({ path: filmStream.path }).from(filmStream)
    return new Set(rows.map(({ path }) => path))
  },

  /** Those unused since `before`. */
  findUnused: (before: Date) =>
    db.select({ id: file.id }).from(file).where(lte(file.unusedSince, before)).orderBy(file.id),

  /** Removes a row that is still unused, once `removeBytes` has removed its bytes; false when it is used again. */
  take: (
    id: number,
    before: Date,
    removeBytes: (taken: typeof file.$inferSelect) => Promise<void>,
  ): Promise<boolean> =>
    db.transaction(async (tx) => {
      const [taken] = await tx
        .delete(file)
        .where(and(eq(file.id, id), lte(file.unusedSince, before), not(isReferred(db))))
        .returning()
      if (taken === undefined) return false
      await removeBytes(taken)
      return true
    }),
})

export type FileSweepRepository = ReturnType<typeof fileSweepRepository>
