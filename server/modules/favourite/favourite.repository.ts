import { and, count, eq, isNull, max, min, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { favourite, favouriteFolder } from '../../db/schema/favourite.ts'
import type { Folder } from './folder-tree.ts'

/** A kept content by its own id, or by that of the content. */
export type KeptBy = { readonly id: number } | { readonly contentId: number }

export const inFolder = (folderId: number | null): SQL =>
  folderId === null ? isNull(favourite.folderId) : eq(favourite.folderId, folderId)

/** Reads and writes of one user's favourites. */
export const favouriteRepository = (db: Queries, userId: number) => {
  const own = eq(favourite.userId, userId)
  const ownFolders = eq(favouriteFolder.userId, userId)

  const sortOnTop = async (folderId: number | null): Promise<number> => {
    const [top] = await db
      .select({ sort: min(favourite.sort) })
      .from(favourite)
      .where(and(own, inFolder(folderId)))
    return (top?.sort ?? 1) - 1
  }

  return {
    findFolders: () => db.select().from(favouriteFolder).where(ownFolders),

    /** How many contents each folder holds directly. */
    async countByFolder(): Promise<ReadonlyMap<number, number>> {
      const rows = await db
        .select({ folderId: favourite.folderId, held: count() })
        .from(favourite)
        .where(own)
        .groupBy(favourite.folderId)
      return new Map(rows.flatMap(({ folderId, held }) => (folderId === null ? [] : [[folderId, held]])))
    },

    async addFolder(folder: Omit<Folder, 'id'>, now: Date): Promise<number> {
      const [row] = await db
        .insert(favouriteFolder)
        .values({ ...folder, userId, createdAt: now })
        .returning({ id: favouriteFolder.id })
      if (row === undefined) throw new Error('the folder was not made')
      return row.id
    },

    async keepFolder({ id, parentId, name, sort }: Folder): Promise<void> {
      await db
        .update(favouriteFolder)
        .set({ parentId, name, sort })
        .where(and(ownFolders, eq(favouriteFolder.id, id)))
    },

    async removeFolder(id: number): Promise<void> {
      await db.delete(favouriteFolder).where(and(ownFolders, eq(favouriteFolder.id, id)))
    },

    /** What a folder holds directly goes below what is in another one, in its order. */
    async moveContents(from: number, to: number | null): Promise<void> {
      const [last] = await db
        .select({ sort: max(favourite.sort) })
        .from(favourite)
        .where(and(own, inFolder(to)))
      const [first] = await db
        .select({ sort: min(favourite.sort) })
        .from(favourite)
        .where(and(own, inFolder(from)))
      const shift = (last?.sort ?? 0) - (first?.sort ?? 0) + 1
      await db
        .update(favourite)
        .set({ folderId: to, sort: sql`${favourite.sort} + ${shift}` })
        .where(and(own, inFolder(from)))
    },

    async findKept(by: KeptBy) {
      const [row] = await db
        .select()
        .from(favourite)
        .where(and(own, 'id' in by ? eq(favourite.id, by.id) : eq(favourite.contentId, by.contentId)))
      return row ?? null
    },

    /** Keeps a content, on top of its folder. */
    async keep(
      { id, type, name }: typeof content.$inferSelect,
      folderId: number | null,
      now: Date,
    ): Promise<void> {
      await db.insert(favourite).values({
        userId,
        folderId,
        contentId: id,
        type,
        name,
        sort: await sortOnTop(folderId),
        createdAt: now,
      })
      await db
        .update(content)
        .set({ favouriteCount: sql`${content.favouriteCount} + 1` })
        .where(eq(content.id, id))
    },

    /** Puts a kept content on top of a folder. */
    async move(id: number, folderId: number | null): Promise<void> {
      await db
        .update(favourite)
        .set({ folderId, sort: await sortOnTop(folderId) })
        .where(and(own, eq(favourite.id, id)))
    },

    /** Puts a kept content at a place (from 1) among those of its folder, which are numbered from 1 again. */
    async place(id: number, folderId: number | null, place: number): Promise<void> {
      const others = db
        .select({
          id: favourite.id,
          turn: sql<number>`row_number() over (order by ${favourite.sort}, ${favourite.id})`.as('turn'),
        })
        .from(favourite)
        .where(and(own, inFolder(folderId), sql`${favourite.id} <> ${id}`))
        .as('others')
      await db
        .update(favourite)
        .set({ sort: sql`${others.turn} + case when ${others.turn} >= ${place} then 1 else 0 end` })
        .from(others)
        .where(and(own, eq(favourite.id, others.id)))
      await db
        .update(favourite)
        .set({
          sort: sql`least(${place}::bigint, (select count(*) from ${favourite} where ${and(own, inFolder(folderId))}))`,
        })
        .where(and(own, eq(favourite.id, id)))
    },

    async forget({ id, contentId }: { id: number; contentId: number | null }): Promise<void> {
      const gone = await db
        .delete(favourite)
        .where(and(own, eq(favourite.id, id)))
        .returning({ id: favourite.id })
      if (gone.length === 0 || contentId === null) return
      await db
        .update(content)
        .set({ favouriteCount: sql`greatest(${content.favouriteCount} - 1, 0)` })
        .where(eq(content.id, contentId))
    },
  }
}

export type FavouriteRepository = ReturnType<typeof favouriteRepository>
