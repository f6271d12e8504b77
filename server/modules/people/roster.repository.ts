import { and, asc, count, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { ROSTER_OUTCOME } from '#contract/roster.ts'
import type { Queries } from '../../db/database.ts'
import { atOnce, type Turn } from '../../db/in-turns.ts'
import { portionsOf } from '../../db/portions-of.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { membership } from '../../db/schema/membership.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { role } from '../../db/schema/role.ts'
import { rosterEntry, rosterImport } from '../../db/schema/roster.ts'
import type { PageWanted } from '../../http/page.ts'
import type { PersonRow } from './person.repository.ts'
import type { NewEntry } from './roster-compare.ts'

/** Rows of one statement: each holds the embedded database for well under a tenth of a second. */
const AT_ONCE = 250

export type RosterRow = typeof rosterImport.$inferSelect
export type EntryRow = typeof rosterEntry.$inferSelect

export interface EntryResult {
  readonly id: number
  /** ROSTER_OUTCOME. */
  readonly outcome: number
  readonly reason: string
  readonly userId: number | null
  readonly firstPassword: string | null
}

/** Rosters, and who is there to compare them with. */
export const rosterRepository = (db: Queries, turn: Turn = atOnce) => {
  const accounts = async (where: SQL | undefined, limit = AT_ONCE): Promise<readonly PersonRow[]> => {
    const found = await db
      .select({
        id: appUser.id,
        mobile: appUser.mobile,
        name: appUser.name,
        title: appUser.title,
        roleId: appUser.roleId,
        platformRight: appUser.platformRight,
        quotaGigabytes: appUser.quotaGigabytes,
        disabledAt: appUser.disabledAt,
        mustChangePassword: appUser.mustChangePassword,
        rowVersion: appUser.rowVersion,
      })
      .from(appUser)
      .where(where)
      .orderBy(asc(appUser.id))
      .limit(limit)
    if (found.length === 0) return []
    const held = await db
      .select({
        userId: membership.userId,
        id: organisation.id,
        name: organisation.name,
        canVerify: membership.canVerify,
        canAdminister: membership.canAdminister,
      })
      .from(membership)
      .innerJoin(organisation, eq(organisation.id, membership.organisationId))
      .where(
        inArray(
          membership.userId,
          found.map(({ id }) => id),
        ),
      )
      .orderBy(asc(membership.sort), asc(organisation.id))
    const schools = new Map<number, PersonRow['schools'][number][]>()
    for (const { userId, ...school } of held) schools.set(userId, [...(schools.get(userId) ?? []), school])
    return found.map((it) => ({ ...it, schools: schools.get(it.id) ?? [] }))
  }

  return {
    async findByMobile(mobiles: readonly string[]): Promise<ReadonlyMap<string, PersonRow>> {
      const known = new Map<string, PersonRow>()
      for (const batch of portionsOf(mobiles, AT_ONCE))
        for (const it of await turn(() => accounts(inArray(appUser.mobile, [...batch]))))
          known.set(it.mobile ?? '', it)
      return known
    },

    findByIds: (ids: readonly number[]): Promise<readonly PersonRow[]> =>
      ids.length === 0 ? Promise.resolve([]) : accounts(inArray(appUser.id, [...ids]), ids.length),

    /** Who belongs to one of these schools; null where they are more than `most`. */
    async findMembers(schoolIds: readonly number[], most: number): Promise<readonly PersonRow[] | null> {
      if (schoolIds.length === 0) return []
      const isThere = inArray(membership.organisationId, [...schoolIds])
      const [counted] = await db.select({ total: count() }).from(membership).where(isThere)
      if ((counted?.total ?? 0) > most) return null
      const members: PersonRow[] = []
      const ofSchools = inArray(
        appUser.id,
        db.select({ id: membership.userId }).from(membership).where(isThere),
      )
      for (;;) {
        const after = members.at(-1)?.id ?? 0
        const batch = await turn(() => accounts(and(ofSchools, gt(appUser.id, after))))
        members.push(...batch)
        if (batch.length < AT_ONCE) return members
      }
    },

    async findSchools(names: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (names.length === 0) return new Map()
      const rows = await db
        .select({ id: organisation.id, name: organisation.name })
        .from(organisation)
        .where(and(inArray(organisation.name, [...names]), isNull(organisation.closedAt)))
      return new Map(rows.map(({ id, name }) => [name, id]))
    },

    async findSchoolName(id: number): Promise<string | null> {
      const [found] = await db
        .select({ name: organisation.name })
        .from(organisation)
        .where(eq(organisation.id, id))
      return found?.name ?? null
    },

    async findRoles(): Promise<ReadonlyMap<string, number>> {
      const rows = await db.select({ id: role.id, name: role.name }).from(role)
      return new Map(rows.map(({ id, name }) => [name, id]))
    },

    async add(roster: Omit<typeof rosterImport.$inferInsert, 'id'>): Promise<number> {
      const [made] = await db.insert(rosterImport).values(roster).returning({ id: rosterImport.id })
      if (!made) throw new Error('a roster was not written')
      return made.id
    },

    async addEntries(importId: number, entries: readonly NewEntry[]): Promise<void> {
      for (const batch of portionsOf(entries, AT_ONCE))
        await turn(async () => {
          await db.insert(rosterEntry).values(batch.map((entry) => ({ importId, ...entry })))
        })
    },

    /** The open roster of somebody; of a command by its id alone. */
    async find(of: { readonly userId: number | null; readonly id?: number }): Promise<RosterRow | null> {
      const [found] = await db
        .select()
        .from(rosterImport)
        .where(
          and(
            of.userId === null ? isNull(rosterImport.userId) : eq(rosterImport.userId, of.userId),
            of.id === undefined ? undefined : eq(rosterImport.id, of.id),
          ),
        )
        .orderBy(sql`${rosterImport.id} desc`)
        .limit(1)
      return found ?? null
    },

    /** The same, held until the transaction ends. */
    async hold(id: number): Promise<RosterRow | null> {
      const [held] = await db.select().from(rosterImport).where(eq(rosterImport.id, id)).for('update')
      return held ?? null
    },

    /** All rosters of somebody, held until the transaction ends. */
    holdOf: (userId: number): Promise<readonly RosterRow[]> =>
      db.select().from(rosterImport).where(eq(rosterImport.userId, userId)).for('update'),

    async setState(id: number, state: number): Promise<void> {
      await db.update(rosterImport).set({ state }).where(eq(rosterImport.id, id))
    },

    async remove(of: { readonly userId: number } | { readonly id: number }): Promise<void> {
      await db
        .delete(rosterImport)
        .where('id' in of ? eq(rosterImport.id, of.id) : eq(rosterImport.userId, of.userId))
    },

    /** Forgets rosters that were compared before `before`; answers how many. */
    async sweep(before: Date): Promise<number> {
      const gone = await db
        .delete(rosterImport)
        .where(lt(rosterImport.createdAt, before))
        .returning({ id: rosterImport.id })
      return gone.length
    },

    /** How many entries of each kind there are, are chosen, are done, and were left. */
    tally: (importId: number) =>
      db
        .select({
          kind: rosterEntry.kind,
          total: count(),
          chosen: sql<number>`count(*) filter (where ${rosterEntry.chosen})`.mapWith(Number),
          done: sql<number>`count(*) filter (where ${rosterEntry.outcome} = ${ROSTER_OUTCOME.done})`.mapWith(
            Number,
          ),
          left: sql<number>`count(*) filter (where ${rosterEntry.outcome} = ${ROSTER_OUTCOME.left})`.mapWith(
            Number,
          ),
          passwords: count(rosterEntry.firstPassword),
        })
        .from(rosterEntry)
        .where(eq(rosterEntry.importId, importId))
        .groupBy(rosterEntry.kind)
        .orderBy(asc(rosterEntry.kind)),

    findPage: (importId: number, kind: number, { index, size }: PageWanted) =>
      db
        .select()
        .from(rosterEntry)
        .where(and(eq(rosterEntry.importId, importId), eq(rosterEntry.kind, kind)))
        .orderBy(asc(rosterEntry.id))
        .limit(size)
        .offset((index - 1) * size),

    /** The entries after one, in their order. */
    findAfter: (importId: number, after: number, most: number) =>
      db
        .select()
        .from(rosterEntry)
        .where(and(eq(rosterEntry.importId, importId), gt(rosterEntry.id, after)))
        .orderBy(asc(rosterEntry.id))
        .limit(most),

    /** The next that are chosen and nothing became of yet. */
    findNext: (importId: number, most: number) =>
      db
        .select()
        .from(rosterEntry)
        .where(
          and(
            eq(rosterEntry.importId, importId),
            eq(rosterEntry.chosen, true),
            eq(rosterEntry.outcome, ROSTER_OUTCOME.none),
          ),
        )
        .orderBy(asc(rosterEntry.id))
        .limit(most),

    async noteResults(results: readonly EntryResult[]): Promise<void> {
      if (results.length === 0) return
      await db
        .update(rosterEntry)
        .set({
          outcome: sql`told.outcome`,
          reason: sql`told.reason`,
          userId: sql`told."userId"`,
          firstPassword: sql`told."firstPassword"`,
        })
        .from(
          sql`json_to_recordset(${JSON.stringify(results)}::json)
            as told(id int, outcome smallint, reason text, "userId" int, "firstPassword" text)`,
        )
        .where(sql`${rosterEntry.id} = told.id`)
    },
  }
}
