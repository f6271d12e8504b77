import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { file } from '../../db/schema/file.ts'
import { filmStream } from '../../db/schema/film.ts'
import { membership } from '../../db/schema/membership.ts'
import { privateFile } from '../../db/schema/private-file.ts'

/** Films that people brought, and their streams. */
export const filmStreamRepository = (db: Db) => ({
  /** The bytes of a film, with its stream if it has one; null where they are gone. */
  async find(fileId: number) {
    const [found] = await db
      .select({ file, stream: filmStream })
      .from(file)
      .leftJoin(filmStream, eq(filmStream.fileId, file.id))
      .where(eq(file.id, fileId))
    return found ?? null
  },

  /** One of a user's own files that is not in the bin. */
  async findOwn(userId: number, privateFileId: number) {
    const [found] = await db
      .select({ name: privateFile.name, file, stream: filmStream })
      .from(privateFile)
      .innerJoin(file, eq(file.id, privateFile.fileId))
      .leftJoin(filmStream, eq(filmStream.fileId, file.id))
      .where(
        and(eq(privateFile.id, privateFileId), eq(privateFile.userId, userId), isNull(privateFile.deletedAt)),
      )
    return found ?? null
  },

  /** The school that is chosen after a sign-in; null for none. */
  async findFirstSchool(userId: number): Promise<number | null> {
    const [found] = await db
      .select({ id: membership.organisationId })
      .from(membership)
      .where(eq(membership.userId, userId))
      .orderBy(membership.sort, membership.organisationId)
      .limit(1)
    return found?.id ?? null
  },

  /** From now on the film is played as this stream; false where the film is gone. */
  add: (stream: typeof filmStream.$inferInsert): Promise<boolean> =>
    db.transaction(async (tx) => {
      const [film] = await tx
        .select({ id: file.id })
        .from(file)
        .where(eq(file.id, stream.fileId))
        .for('key share')
      if (film === undefined) return false
      await tx
        .insert(filmStream)
        .values(stream)
        .onConflictDoUpdate({ target: filmStream.fileId, set: stream })
      return true
    }),
})

export type FilmStreamRepository = ReturnType<typeof filmStreamRepository>
