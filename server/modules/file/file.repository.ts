import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { file } from '../../db/schema/file.ts'
import { filmStream } from '../../db/schema/film.ts'
import type { Stored } from '../../storage/storage.ts'

export type StoredFile = typeof file.$inferSelect

export const fileRepository = (db: Queries) => ({
  /** A file that visitors may see, by its content. */
  async findPublic(sha256: Buffer): Promise<StoredFile | null> {
    const [found] = await db
      .select()
      .from(file)
      .where(and(eq(file.sha256, sha256), eq(file.isPublic, true)))
    return found ?? null
  },

  /** Takes no user: the request carries a signed address, and the right to read was checked when it was signed. */
  async find(id: number): Promise<StoredFile | null> {
    const [found] = await db.select().from(file).where(eq(file.id, id))
    return found ?? null
  },

  /** Whether a content is still shown: an address that was made for it does not outlive it. */
  async isShown(contentId: number): Promise<boolean> {
    const found = await db
      .select({ id: content.id })
      .from(content)
      .where(and(eq(content.id, contentId), isNull(content.withdrawnAt)))
    return found.length > 0
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
