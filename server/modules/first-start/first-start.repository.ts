import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { PLATFORM_RIGHT } from '#contract/release.ts'
import type { Queries } from '../../db/database.ts'
import { SEED_MARK } from '../../db/held-seed.ts'
import { appMeta } from '../../db/schema/app-meta.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { CONTENT_TYPE, type ContentType, content } from '../../db/schema/content.ts'
import { curriculumNode, NODE_TYPE } from '../../db/schema/curriculum-node.ts'
import { membership } from '../../db/schema/membership.ts'
import { role } from '../../db/schema/role.ts'
import type { Administrator } from '../people/person-rights.ts'

/** Holds the id of the administrator whom the link of the first start made. */
const MADE = 'first-start'
/** Holds the numbers of the steps that are left out, between commas; for the administrators of schools their ids follow. */
const SKIPPED = 'first-steps-skipped'

/** What a new installation knows of its beginning. */
export const firstStartRepository = (db: Queries) => {
  const metaOf = async (key: string): Promise<string | null> => {
    const [found] = await db.select().from(appMeta).where(eq(appMeta.key, key))
    return found?.value ?? null
  }
  const setMeta = async (key: string, value: string): Promise<void> => {
    await db
      .insert(appMeta)
      .values({ key, value })
      .onConflictDoUpdate({ target: appMeta.key, set: { value } })
  }
  const skippedKey = ({ isPlatform, schoolIds }: Administrator): string =>
    isPlatform ? SKIPPED : [SKIPPED, ...schoolIds].join('-')
  const countPublished = async (type: ContentType, by: Administrator): Promise<number> => {
    const [found] = await db
      .select({ total: count() })
      .from(content)
      .where(
        and(
          eq(content.type, type),
          isNull(content.withdrawnAt),
          by.isPlatform ? undefined : inArray(content.organisationId, [...by.schoolIds]),
        ),
      )
    return found?.total ?? 0
  }

  return {
    /** Of two who begin, or leave steps out, at once the second waits for the first. */
    async hold(): Promise<void> {
      await db.select().from(appMeta).where(eq(appMeta.key, SEED_MARK)).for('update')
    },

    /** The account whom the link made, or null while it has not been used. */
    async findMade(): Promise<string | null> {
      const made = await metaOf(MADE)
      if (made === null) return null
      const [found] = await db
        .select({ mobile: appUser.mobile })
        .from(appUser)
        .where(eq(appUser.id, Number(made)))
      return found?.mobile ?? ''
    },

    async hasAdministrator(): Promise<boolean> {
      const found = await db
        .select({ id: appUser.id })
        .from(appUser)
        .where(and(eq(appUser.platformRight, PLATFORM_RIGHT.administrator), isNull(appUser.disabledAt)))
        .limit(1)
      return found.length > 0
    },

    noteMade: (userId: number) => setMeta(MADE, String(userId)),

    /** The role that shows most; null where there is none. */
    async findWidestRole(): Promise<number | null> {
      const [widest] = await db
        .select({ id: role.id })
        .from(role)
        .orderBy(desc(role.staysHome), desc(role.schoolLibrary), desc(role.paperComposition), asc(role.id))
        .limit(1)
      return widest?.id ?? null
    },

    /** The id of the account; null where one of its number is there. */
    async addAdministrator(account: typeof appUser.$inferInsert): Promise<number | null> {
      const [made] = await db
        .insert(appUser)
        .values({ ...account, platformRight: PLATFORM_RIGHT.administrator })
        .onConflictDoNothing({ target: appUser.mobile })
        .returning({ id: appUser.id })
      return made?.id ?? null
    },

    async giveSchool(userId: number, organisationId: number): Promise<void> {
      await db
        .insert(membership)
        .values({ userId, organisationId, canVerify: true, canAdminister: true, sort: 1 })
    },

    /** Besides the one who asks, who may sign in: in the schools that one administers. */
    async countPeople({ userId, isPlatform, schoolIds }: Administrator): Promise<number> {
      const members = db
        .select({ id: membership.userId })
        .from(membership)
        .where(inArray(membership.organisationId, [...schoolIds]))
      const [found] = await db
        .select({ total: count() })
        .from(appUser)
        .where(
          and(
            ne(appUser.id, userId),
            isNotNull(appUser.passwordHash),
            isNull(appUser.disabledAt),
            isPlatform ? undefined : inArray(appUser.id, members),
          ),
        )
      return found?.total ?? 0
    },

    async countTextbooks(): Promise<number> {
      const [found] = await db
        .select({ total: count() })
        .from(curriculumNode)
        .where(eq(curriculumNode.nodeType, NODE_TYPE.book))
      return found?.total ?? 0
    },

    countCourses: (by: Administrator) => countPublished(CONTENT_TYPE.recorded, by),

    countResources: (by: Administrator) => countPublished(CONTENT_TYPE.resource, by),

    async findSkipped(by: Administrator): Promise<readonly number[]> {
      const held = await metaOf(skippedKey(by))
      return (held ?? '').split(',').flatMap((it) => (it === '' ? [] : [Number(it)]))
    },

    setSkipped: (by: Administrator, steps: readonly number[]) => setMeta(skippedKey(by), steps.join(',')),
  }
}
