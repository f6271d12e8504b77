import { and, eq, isNotNull, isNull, lt, lte, not, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { editorUpload } from '../../db/schema/editor-upload.ts'
import { file } from '../../db/schema/file.ts'
import type { Clock } from '../../runtime/clock.ts'
import { sweepIncoming } from '../../storage/incoming-file.ts'
import type { Storage } from '../../storage/storage.ts'
import { removeFile } from '../../storage/stored-files.ts'
import { previewOf } from '../file/presentation-preview.ts'
import { findShown, isBrought, isReferred } from './file-use.ts'

const DAY_MS = 86_400_000
/** Nothing refers to it for so long before its bytes go; nothing comes in for so long either. */
const GRACE_MS = DAY_MS
/** A picture that was brought in and shown nowhere: drafts are kept by the browser, and finished late. */
const DRAFT_MS = 30 * DAY_MS

interface Needs {
  readonly db: Db
  readonly storage: Storage
  readonly clock: Clock
}

/**
 * Lets go of bytes that nobody refers to any more: marked when they are first missed, taken a day later if that is still
 * so. Who brings the same content meanwhile takes the mark away (`claimFile`), or waits for the row and finds it gone.
 */
export const fileSweepService = ({ db, storage, clock }: Needs) => {
  const mark = async (now: Date): Promise<void> => {
    const shown = await findShown(db)
    const isShown = (column: typeof file.id | typeof editorUpload.fileId) =>
      sql`${column} = any(${sql.param(shown)}::int[])`
    await db
      .delete(editorUpload)
      .where(
        and(
          lt(editorUpload.uploadedAt, new Date(now.getTime() - DRAFT_MS)),
          not(isShown(editorUpload.fileId)),
        ),
      )
    const isUsed = sql`(${isReferred(db)} or ${isShown(file.id)})`
    await db
      .update(file)
      .set({ unusedSince: null })
      .where(and(isNotNull(file.unusedSince), isUsed))
    await db
      .update(file)
      .set({ unusedSince: now })
      .where(and(isNull(file.unusedSince), isBrought, not(isUsed)))
  }

  /** The bytes go before the row is let go of, so that who brings them in again puts them where nobody removes them. */
  const take = (id: number, before: Date): Promise<number> =>
    db.transaction(async (tx) => {
      const [taken] = await tx
        .delete(file)
        .where(and(eq(file.id, id), lte(file.unusedSince, before), not(isReferred(db))))
        .returning()
      if (taken === undefined) return 0
      await removeFile(storage, taken)
      await removeFile(storage, previewOf(taken.sha256.toString('hex')))
      return 1
    })

  return {
    /** Answers how many files it took. What a bucket or a disk refuses is tried again at the next. */
    async sweep(): Promise<number> {
      const now = clock()
      await mark(now)
      const before = new Date(now.getTime() - GRACE_MS)
      const old = await db
        .select({ id: file.id })
        .from(file)
        .where(lte(file.unusedSince, before))
        .orderBy(file.id)
      let swept = 0
      for (const { id } of old) swept += await take(id, before)
      return swept + (await sweepIncoming(storage, before))
    },
  }
}
