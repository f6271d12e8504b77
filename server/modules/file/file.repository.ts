import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { file } from '../../db/schema/file.ts'
import { filmStream } from '../../db/schema/film.ts'
import type { Stored } from '../../storage/storage.ts'

export type StoredFile = typeof file.$inferSelect

export const fileRepository = (db: Db) => ({
  /** A file that visitors may see, by its content. */
  async findPublic(sha256: Buffer): Promise<StoredFile | null> {
    const [found] = await db
      .select()
      .from(file)
      .where(and(eq(file.sha256, sha256), eq(file.isPublic, true)))
    return found ?? null
  },

  /** Whoever asks has shown a signed address: the right to read was checked when it was signed. */
  async find(id: number): Promise<StoredFile | null> {
    const [found] = await db.select().from(file).where(eq(file.id, id))
    return found ?? null
  },

  /** The folder in which a film lies once more as HLS. */
  async findStream(fileId: number): Promise<Stored | null> {
    const [found] = await db
      .select({ store: file.store, path: filmStream.path })
      .from(filmStream)
      .innerJoin(file, eq(file.id, filmStream.fileId))
      .where(eq(filmStream.fileId, fileId))
    return found ?? null
  },
})

export type FileRepository = ReturnType<typeof fileRepository>
