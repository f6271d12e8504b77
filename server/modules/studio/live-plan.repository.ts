import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { DRAFT_STATUS } from '#contract/studio.ts'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { livePlan, livePlanFile } from '../../db/schema/live-plan.ts'
import { membership } from '../../db/schema/membership.ts'
import { organisation } from '../../db/schema/organisation.ts'
import type { PageWanted } from '../../http/page.ts'

export type PlanRow = typeof livePlan.$inferSelect

/** Whose plans: a user's own, or those of a school (`reviewed`) that were ever handed in. */
export interface PlansWanted {
  readonly userId: number
  /** 0 for one's own. */
  readonly reviewed: number
  /** In the name. */
  readonly keyword: string
}

const narrowed = ({ userId, reviewed, keyword }: PlansWanted): SQL | undefined =>
  and(
    reviewed === 0
      ? eq(livePlan.ownerId, userId)
      : and(
          eq(livePlan.organisationId, reviewed),
          or(eq(livePlan.status, DRAFT_STATUS.inReview), sql`${livePlan.version} > 0`),
        ),
    keyword === '' ? undefined : sql`strpos(lower(${livePlan.document} ->> 'name'), lower(${keyword})) > 0`,
  )

/** Plans of live lessons and the files that they name. */
export const livePlanRepository = (db: Queries) => {
  /** A plan as a member of its school stands to it; null for others, and where there is none. */
  const find = async (id: number, userId: number) => {
    const [found] = await db
      .select({
        plan: livePlan,
        organisationName: organisation.name,
        ownerName: appUser.name,
        canVerify: membership.canVerify,
      })
      .from(livePlan)
      .innerJoin(organisation, eq(organisation.id, livePlan.organisationId))
      .innerJoin(appUser, eq(appUser.id, livePlan.ownerId))
      .innerJoin(
        membership,
        and(eq(membership.organisationId, livePlan.organisationId), eq(membership.userId, userId)),
      )
      .where(eq(livePlan.id, id))
    return found ?? null
  }

  return {
    find,

    /**
     * The same, locked until the transaction ends. Read by a statement of its own: one that waits for a row sees nothing else that was
     * written meanwhile.
     */
    async take(id: number, userId: number) {
      await db.select({ id: livePlan.id }).from(livePlan).where(eq(livePlan.id, id)).for('update')
      return find(id, userId)
    },

    async findPage(wanted: PlansWanted, { index, size }: PageWanted) {
      const where = narrowed(wanted)
      const [counted] = await db.select({ total: count() }).from(livePlan).where(where)
      const rows = await db
        .select({ plan: livePlan, organisationName: organisation.name, ownerName: appUser.name })
        .from(livePlan)
        .innerJoin(organisation, eq(organisation.id, livePlan.organisationId))
        .innerJoin(appUser, eq(appUser.id, livePlan.ownerId))
        .where(where)
        .orderBy(desc(livePlan.updatedAt), desc(livePlan.id))
        .limit(size)
        .offset((index - 1) * size)
      return { total: counted?.total ?? 0, rows }
    },

    async findMade(ownerId: number, clientId: string): Promise<number | null> {
      const [found] = await db
        .select({ id: livePlan.id })
        .from(livePlan)
        .where(and(eq(livePlan.ownerId, ownerId), eq(livePlan.clientId, clientId)))
      return found?.id ?? null
    },

    async countOf(ownerId: number): Promise<number> {
      const [found] = await db.select({ held: count() }).from(livePlan).where(eq(livePlan.ownerId, ownerId))
      return found?.held ?? 0
    },

    async add(row: typeof livePlan.$inferInsert): Promise<number> {
      const [made] = await db.insert(livePlan).values(row).returning({ id: livePlan.id })
      if (!made) throw new Error('the plan was not made')
      return made.id
    },

    async change(id: number, values: Partial<typeof livePlan.$inferInsert>): Promise<void> {
      await db.update(livePlan).set(values).where(eq(livePlan.id, id))
    },

    async remove(id: number): Promise<void> {
      await db.delete(livePlan).where(eq(livePlan.id, id))
    },

    /** Those of the files that a plan names or named before. */
    async findFiles(planId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
      const rows = await db
        .select({ id: livePlanFile.fileId })
        .from(livePlanFile)
        .where(and(eq(livePlanFile.planId, planId), inArray(livePlanFile.fileId, [...ids])))
      return new Set(rows.map(({ id }) => id))
    },

    async keepFiles(planId: number, fileIds: readonly number[]): Promise<void> {
      await db
        .insert(livePlanFile)
        .values(fileIds.map((fileId) => ({ planId, fileId })))
        .onConflictDoNothing()
    },
  }
}

export type KnownPlan = NonNullable<Awaited<ReturnType<ReturnType<typeof livePlanRepository>['find']>>>
