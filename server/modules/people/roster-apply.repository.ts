import { and, inArray, isNull, max, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { membership } from '../../db/schema/membership.ts'
import { session } from '../../db/schema/session.ts'

export interface ChangedAccount {
  readonly id: number
  readonly name: string
  readonly pinyin: string
  readonly title: string
  readonly role: number | null
  /** Null for as it is. */
  readonly mobile: string | null
  /** May sign in again, if one could not. */
  readonly enable: boolean
}

export interface Joining {
  readonly userId: number
  readonly organisationId: number
  /** Null for as it is; for a new member: may not. */
  readonly canVerify: boolean | null
}

/** What a roster changes, many at a time. */
export const rosterApplyRepository = (tx: Queries) => ({
  /** The ids of new accounts by their numbers; without those that somebody else was faster with. */
  async addAccounts(
    accounts: readonly (typeof appUser.$inferInsert)[],
  ): Promise<ReadonlyMap<string, number>> {
    if (accounts.length === 0) return new Map()
    const made = await tx
      .insert(appUser)
      .values([...accounts])
      .onConflictDoNothing({ target: appUser.mobile })
      .returning({ id: appUser.id, mobile: appUser.mobile })
    return new Map(made.map(({ id, mobile }) => [mobile ?? '', id]))
  },

  /** Each as a version of its own. */
  async changeAccounts(changed: readonly ChangedAccount[]): Promise<void> {
    if (changed.length === 0) return
    await tx
      .update(appUser)
      .set({
        name: sql`told.name`,
        namePinyin: sql`told.pinyin`,
        title: sql`told.title`,
        roleId: sql`told.role`,
        mobile: sql`coalesce(told.mobile, ${appUser.mobile})`,
        disabledAt: sql`case when told.enable then null else ${appUser.disabledAt} end`,
        rowVersion: sql`${appUser.rowVersion} + 1`,
      })
      .from(
        sql`json_to_recordset(${JSON.stringify(changed)}::json)
          as told(id int, name text, pinyin text, title text, role int, mobile text, enable boolean)`,
      )
      .where(sql`${appUser.id} = told.id`)
  },

  /** New schools come last among those of a person. */
  async join(joining: readonly Joining[]): Promise<void> {
    if (joining.length === 0) return
    const userIds = [...new Set(joining.map(({ userId }) => userId))]
    const rows = await tx
      .select({ userId: membership.userId, sort: max(membership.sort) })
      .from(membership)
      .where(inArray(membership.userId, userIds))
      .groupBy(membership.userId)
    const last = new Map(rows.map(({ userId, sort }) => [userId, sort ?? 0]))
    const values = joining.map(({ userId, organisationId, canVerify }) => {
      const sort = (last.get(userId) ?? 0) + 1
      last.set(userId, sort)
      return { userId, organisationId, canVerify: canVerify ?? false, sort }
    })
    await tx
      .insert(membership)
      .values(values)
      .onConflictDoUpdate({
        target: [membership.userId, membership.organisationId],
        set: { canVerify: sql`excluded.can_verify` },
      })
  },

  /** Ends every session of these people, and no sign-in succeeds. */
  async disable(userIds: readonly number[], now: Date): Promise<void> {
    if (userIds.length === 0) return
    await tx
      .update(appUser)
      .set({ disabledAt: now, rowVersion: sql`${appUser.rowVersion} + 1` })
      .where(inArray(appUser.id, [...userIds]))
    await tx
      .update(session)
      .set({ revokedAt: now })
      .where(and(inArray(session.userId, [...userIds]), isNull(session.revokedAt)))
  },
})
