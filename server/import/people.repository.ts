import { eq, inArray, max, sql } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'
import { appUser } from '../db/schema/app-user.ts'
import { membership } from '../db/schema/membership.ts'
import { organisation } from '../db/schema/organisation.ts'
import { role } from '../db/schema/role.ts'

/** Accounts, schools and roles, as a roster fills them. */
export const peopleRepository = (db: Queries) => ({
  /** Which of these mobile numbers have an account. */
  async findKnown(mobiles: readonly string[]): Promise<ReadonlySet<string>> {
    if (mobiles.length === 0) return new Set()
    const rows = await db
      .select({ mobile: appUser.mobile })
      .from(appUser)
      .where(inArray(appUser.mobile, [...mobiles]))
    return new Set(rows.flatMap(({ mobile }) => mobile ?? []))
  },

  /** The schools of these names by name; those that there are not are made. */
  async holdSchools(names: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (names.length === 0) return new Map()
    await db
      .insert(organisation)
      .values(names.map((name) => ({ name })))
      .onConflictDoNothing()
    const rows = await db
      .select()
      .from(organisation)
      .where(inArray(organisation.name, [...names]))
    return new Map(rows.map(({ id, name }) => [name, id]))
  },

  /** All roles by name. */
  async findRoles(): Promise<ReadonlyMap<string, number>> {
    return new Map((await db.select().from(role)).map(({ id, name }) => [name, id]))
  },

  /** The id of a new account. */
  async addAccount(account: typeof appUser.$inferInsert): Promise<number> {
    const [made] = await db.insert(appUser).values(account).returning({ id: appUser.id })
    if (!made) throw new Error('an account was not written')
    return made.id
  },

  /** The id of the account of a mobile number that has one. */
  async findAccount(mobile: string): Promise<number> {
    const [found] = await db.select({ id: appUser.id }).from(appUser).where(eq(appUser.mobile, mobile))
    if (!found) throw new Error('an account went away while the roster was read')
    return found.id
  },

  /** Makes a user a member of a school, as the last of their schools; false for one who was a member already. */
  async join(
    member: Pick<typeof membership.$inferInsert, 'userId' | 'organisationId' | 'canVerify'>,
  ): Promise<boolean> {
    const [last] = await db
      .select({ sort: max(membership.sort) })
      .from(membership)
      .where(eq(membership.userId, member.userId))
    const joined = await db
      .insert(membership)
      .values({ ...member, sort: (last?.sort ?? 0) + 1 })
      .onConflictDoNothing()
      .returning({ one: sql`1` })
    return joined.length > 0
  },
})
