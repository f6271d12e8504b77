import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { type PaperSection, paper } from '../../db/schema/paper.ts'
import { role } from '../../db/schema/role.ts'
import { type StorageUse, storageUseOf } from '../../db/storage-use.ts'
import type { PageWanted } from '../../http/page.ts'

export type PaperRow = typeof paper.$inferSelect
export type NewPaper = Omit<PaperRow, 'id'>
export type PaperChange = Pick<PaperRow, 'name' | 'kind' | 'minutes' | 'sections' | 'updatedAt'> & {
  /** Undefined: as it is. */
  readonly frame: PaperRow['frame'] | undefined
}

/** Which paper, of whom. */
interface OwnPaper {
  readonly id: number
  readonly userId: number
}

/** The questions of a paper, each with its version there. */
export const versionsIn = (sections: readonly PaperSection[]): ReadonlyMap<number, number> =>
  new Map(
    sections.flatMap(({ items }) =>
      items.map(({ questionId, version }): [number, number] => [questionId, version ?? 1]),
    ),
  )

const isOwn = ({ id, userId }: OwnPaper) => and(eq(paper.id, id), eq(paper.userId, userId))

export const paperRepository = (db: Db) => ({
  /** Whether the role of a user composes papers. */
  async mayCompose(userId: number): Promise<boolean> {
    const [found] = await db
      .select({ mayCompose: role.paperComposition })
      .from(appUser)
      .innerJoin(role, eq(role.id, appUser.roleId))
      .where(eq(appUser.id, userId))
    return found?.mayCompose === true
  },

  /** The papers of a user, latest first. */
  async findPage(userId: number, { index, size }: PageWanted) {
    const own = eq(paper.userId, userId)
    const rows = await db
      .select()
      .from(paper)
      .where(own)
      .orderBy(desc(paper.updatedAt), desc(paper.id))
      .limit(size)
      .offset((index - 1) * size)
    const [all] = await db.select({ total: count() }).from(paper).where(own)
    return { rows, total: all?.total ?? 0 }
  },

  async find(which: OwnPaper): Promise<PaperRow | null> {
    const [found] = await db.select().from(paper).where(isOwn(which))
    return found ?? null
  },

  /** All papers of a user. */
  kept: (userId: number): Promise<StorageUse> =>
    storageUseOf(db, userId, { table: paper, owner: paper.userId, text: paper.sections }),

  async isSent(userId: number, clientId: string): Promise<boolean> {
    const sent = and(eq(paper.userId, userId), eq(paper.clientId, clientId))
    return (await db.select({ id: paper.id }).from(paper).where(sent)).length > 0
  },

  /** Written once for each client id: the paper as it was written first. */
  async add(row: NewPaper): Promise<PaperRow> {
    await db.insert(paper).values(row).onConflictDoNothing()
    const [written] = await db
      .select()
      .from(paper)
      .where(and(eq(paper.userId, row.userId), eq(paper.clientId, row.clientId)))
    if (written === undefined) throw new Error('a paper that was written is not there')
    return written
  },

  /** Null where it is not there, or has changed since that version. */
  async change(which: OwnPaper, version: number, change: PaperChange): Promise<PaperRow | null> {
    const [changed] = await db
      .update(paper)
      .set({ ...change, rowVersion: sql`${paper.rowVersion} + 1` })
      .where(and(isOwn(which), eq(paper.rowVersion, version)))
      .returning()
    return changed ?? null
  },

  async remove(which: OwnPaper): Promise<void> {
    await db.delete(paper).where(isOwn(which))
  },
})

export type PaperRepository = ReturnType<typeof paperRepository>
