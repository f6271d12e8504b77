import { eq } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'
import { caption, filmStream } from '../db/schema/film.ts'

/** Writes what a world says of films. */
export const worldFilmRepository = (tx: Queries) => ({
  /** What is known of a film, in place of what was. */
  async putFilm(
    fileId: number,
    stream: Omit<typeof filmStream.$inferInsert, 'fileId'> | null,
    captions: readonly Omit<typeof caption.$inferInsert, 'fileId'>[],
  ): Promise<void> {
    if (stream !== null)
      await tx
        .insert(filmStream)
        .values({ ...stream, fileId })
        .onConflictDoNothing()
    await tx.delete(caption).where(eq(caption.fileId, fileId))
    if (captions.length > 0) await tx.insert(caption).values(captions.map((it) => ({ ...it, fileId })))
  },

  async hasStream(fileId: number): Promise<boolean> {
    const found = await tx
      .select({ id: filmStream.fileId })
      .from(filmStream)
      .where(eq(filmStream.fileId, fileId))
    return found.length > 0
  },
})
