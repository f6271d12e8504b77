import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { file } from '../../db/schema/file.ts'
import type { StoredFile } from './file.repository.ts'

export type NewFile = Omit<StoredFile, 'id' | 'isPublic' | 'unusedSince'>

/**
 * The file row of this content when its bytes are stored again; null when they are not stored yet. A sweep that would have taken
 * it leaves it; one that is taking it is waited for, and then it is gone.
 */
export const claimFile = async (db: Db, sha256: Buffer): Promise<StoredFile | null> => {
  const [claimed] = await db
    .update(file)
    .set({ unusedSince: null })
    .where(eq(file.sha256, sha256))
    .returning()
  return claimed ?? null
}

/** The same of a file that is known already. */
export const claimFileById = async (db: Db, id: number): Promise<StoredFile | null> => {
  const [claimed] = await db.update(file).set({ unusedSince: null }).where(eq(file.id, id)).returning()
  return claimed ?? null
}

/** Notes bytes that were kept just now; of the same content there is one file, however often it is brought in. */
export const addFile = async (db: Db, entry: NewFile): Promise<StoredFile> => {
  const { store, path } = entry
  const [kept] = await db
    .insert(file)
    .values({ ...entry, isPublic: false })
    .onConflictDoUpdate({ target: file.sha256, set: { store, path, unusedSince: null } })
    .returning()
  if (kept === undefined) throw new Error('a file that was written cannot be found')
  return kept
}
