import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { file } from '../../db/schema/file.ts'
import { filmStream } from '../../db/schema/film.ts'
import type { Stored } from '../../storage/storage.ts'

export type StoredFile = typeof file.$inferSelect
export type NewFile = Omit<StoredFile, 'id' | 'isPublic' | 'unusedSince'>

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

  /**
   * The file row of this content when its bytes are stored again; null when they are not stored yet. A sweep that would have taken
   * it leaves it; one that is taking it is waited for, and then it is gone.
   */
  async claim(sha256: Buffer): Promise<StoredFile | null> {
    const [claimed] = await db
      .update(file)
      .set({ unusedSince: null })
      .where(eq(file.sha256, sha256))
      .returning()
    return claimed ?? null
  },

  /** The same of a file that is known already. */
  async claimById(id: number): Promise<StoredFile | null> {
    const [claimed] = await db.update(file).set({ unusedSince: null }).where(eq(file.id, id)).returning()
    return claimed ?? null
  },

  /** Notes bytes that were kept just now; of the same content there is one file, however often it is brought in. */
  async add(entry: NewFile): Promise<StoredFile> {
    const { store, path } = entry
    const [kept] = await db
      .insert(file)
      .values({ ...entry, isPublic: false })
      .onConflictDoUpdate({ target: file.sha256, set: { store, path, unusedSince: null } })
      .returning()
    if (kept === undefined) throw new Error('a file that was written cannot be found')
    return kept
  },
})

export type FileRepository = ReturnType<typeof fileRepository>
