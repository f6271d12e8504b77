import { asc, eq, inArray, max, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { banner } from '../../db/schema/banner.ts'
import { file } from '../../db/schema/file.ts'

export type BannerRow = typeof banner.$inferSelect
export type BannerFields = Omit<BannerRow, 'id' | 'sort' | 'rowVersion'>

/** Banners, as the platform's administrators change them. */
export const frameBannerRepository = (db: Queries) => ({
  findAll: () => db.select().from(banner).orderBy(asc(banner.sort), asc(banner.id)),

  /** The same, and nobody else changes any until the transaction ends; who reads them does not wait. */
  async hold(): Promise<readonly BannerRow[]> {
    await db.execute(sql`lock table ${banner} in share row exclusive mode`)
    return db.select().from(banner).orderBy(asc(banner.sort), asc(banner.id))
  },

  /** A new one, behind all others; answers its id. */
  async add(fields: BannerFields): Promise<number> {
    const [last] = await db.select({ sort: max(banner.sort) }).from(banner)
    const [made] = await db
      .insert(banner)
      .values({ ...fields, sort: (last?.sort ?? 0) + 1 })
      .returning({ id: banner.id })
    if (made === undefined) throw new Error('a banner that was written cannot be found')
    return made.id
  },

  async change({ id, rowVersion }: BannerRow, fields: BannerFields): Promise<void> {
    await db
      .update(banner)
      .set({ ...fields, rowVersion: rowVersion + 1 })
      .where(eq(banner.id, id))
  },

  async remove(id: number): Promise<void> {
    await db.delete(banner).where(eq(banner.id, id))
  },

  /** The first one first. */
  async order(ids: readonly number[]): Promise<void> {
    for (const [index, id] of ids.entries())
      await db
        .update(banner)
        .set({ sort: index + 1 })
        .where(eq(banner.id, id))
  },

  /** Visitors may fetch these files from then on. */
  async publish(fileIds: readonly number[]): Promise<void> {
    await db
      .update(file)
      .set({ isPublic: true, unusedSince: null })
      .where(inArray(file.id, [...fileIds]))
  },
})
