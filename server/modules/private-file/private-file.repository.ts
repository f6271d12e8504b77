import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db, Queries } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { courseChapter, courseSection } from '../../db/schema/course.ts'
import { file } from '../../db/schema/file.ts'
import { privateDirectory, privateFile } from '../../db/schema/private-file.ts'
import { withUserLock } from '../../db/with-user-lock.ts'
import { visibleTo } from '../content/content-card.query.ts'
import { type OwnFileRepository, ownFileRepository } from './own-file.repository.ts'

/** A name in a folder of a user; folder null is the top. */
export interface Place {
  readonly userId: number
  readonly directoryId: number | null
}

const at = ({ userId, directoryId }: Place) =>
  and(
    eq(privateFile.userId, userId),
    directoryId === null ? isNull(privateFile.directoryId) : eq(privateFile.directoryId, directoryId),
    isNull(privateFile.deletedAt),
  )

/** What lies in one folder, within one transaction. */
const folderFiles = (tx: Queries) => ({
  async holdsDirectory({ userId, directoryId }: Place): Promise<boolean> {
    if (directoryId === null) return true
    const [found] = await tx
      .select({ id: privateDirectory.id })
      .from(privateDirectory)
      .where(
        and(
          eq(privateDirectory.id, directoryId),
          eq(privateDirectory.userId, userId),
          isNull(privateDirectory.deletedAt),
        ),
      )
    return found !== undefined
  },

  /** All that lies in a folder. */
  findAt: (place: Place) =>
    tx
      .select({ own: privateFile, file })
      .from(privateFile)
      .innerJoin(file, eq(file.id, privateFile.fileId))
      .where(at(place)),

  async add({ userId, directoryId }: Place, name: string, fileId: number, now: Date) {
    const [made] = await tx
      .insert(privateFile)
      .values({ userId, directoryId, name, fileId, createdAt: now, updatedAt: now })
      .returning()
    if (!made) throw new Error('the file was not kept')
    return made
  },

  async replace(id: number, fileId: number, now: Date) {
    const [changed] = await tx
      .update(privateFile)
      .set({ fileId, updatedAt: now })
      .where(eq(privateFile.id, id))
      .returning()
    if (!changed) throw new Error('the file was not replaced')
    return changed
  },
})

export type FolderFiles = ReturnType<typeof folderFiles>

export const privateFileRepository = (db: Db) => ({
  /** The bytes of this content, where a user owns them or can see something that has them; null for all others. */
  async findReadable(sha256: Buffer, userId: number) {
    const inContent = db
      .select({ one: sql`1` })
      .from(content)
      .where(and(eq(content.fileId, file.id), visibleTo(userId)))
    const inSection = db
      .select({ one: sql`1` })
      .from(courseSection)
      .innerJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
      .innerJoin(content, eq(content.id, courseChapter.contentId))
      .where(and(eq(courseSection.fileId, file.id), visibleTo(userId)))
    const owned = db
      .select({ one: sql`1` })
      .from(privateFile)
      .where(and(eq(privateFile.fileId, file.id), eq(privateFile.userId, userId)))
    const [found] = await db
      .select()
      .from(file)
      .where(and(eq(file.sha256, sha256), or(exists(inContent), exists(inSection), exists(owned))))
    return found ?? null
  },

  /** Changes of one user's files follow one another, so that a name is given once however many are asked for at once. */
  underUserLock: <T>(
    userId: number,
    change: (folder: FolderFiles, own: OwnFileRepository) => Promise<T>,
  ): Promise<T> => withUserLock(db, userId, (tx) => change(folderFiles(tx), ownFileRepository(tx, userId))),

  /** What does not lie in the bin. */
  readTree: (userId: number) => ownFileRepository(db, userId).readTree(),

  /** All folders, those in the bin too. */
  findDirectories: (userId: number) => ownFileRepository(db, userId).findDirectories(),

  /** Files that a signed address names, with their bytes; without those that went into the bin since. */
  findPacked: (ids: readonly number[]) =>
    db
      .select({ own: privateFile, file })
      .from(privateFile)
      .innerJoin(file, eq(file.id, privateFile.fileId))
      .where(and(inArray(privateFile.id, [...ids]), isNull(privateFile.deletedAt))),

  /** One of a user's own files with its bytes. */
  async findOwn(userId: number, id: number) {
    const [found] = await db
      .select({ own: privateFile, file })
      .from(privateFile)
      .innerJoin(file, eq(file.id, privateFile.fileId))
      .where(and(eq(privateFile.id, id), eq(privateFile.userId, userId), isNull(privateFile.deletedAt)))
    return found ?? null
  },
})

export type PrivateFileRepository = ReturnType<typeof privateFileRepository>
