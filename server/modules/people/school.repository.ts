import { and, asc, count, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../db/database.ts'
import { auditEntry } from '../../db/schema/audit-entry.ts'
import { backgroundJob } from '../../db/schema/background-job.ts'
import { cloudMenu } from '../../db/schema/cloud-menu.ts'
import { content } from '../../db/schema/content.ts'
import { courseDraft } from '../../db/schema/course-draft.ts'
import { livePlan } from '../../db/schema/live-plan.ts'
import { membership } from '../../db/schema/membership.ts'
import { organisation, parkedMembership, schoolFormerName } from '../../db/schema/organisation.ts'
import { questionImport } from '../../db/schema/question-import.ts'
import { roleMenuItem } from '../../db/schema/role.ts'
import { schoolNotice } from '../../db/schema/school-notice.ts'
import { SHARE_STATUS, shareRequest } from '../../db/schema/share-request.ts'
import type { PageWanted } from '../../http/page.ts'

/** What belongs to a school and becomes another's as it is. */
const MOVED: readonly (PgTable & { readonly organisationId: PgColumn })[] = [
  auditEntry,
  backgroundJob,
  cloudMenu,
  courseDraft,
  livePlan,
  questionImport,
  schoolFormerName,
  schoolNotice,
]

/** Contents that move in one statement: of a hundred thousand at once it would come near the time that a statement may take. */
const PORTION = 1000

const held = { verify: 'can_verify', administer: 'can_administer' } as const

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** Schools, as their administrators change them. */
export const schoolRepository = (db: Queries) => {
  const countOf = async (table: PgTable, where: SQL): Promise<number> => {
    const [counted] = await db.select({ total: count() }).from(table).where(where)
    return counted?.total ?? 0
  }

  const findContentIds = async (id: number): Promise<readonly number[]> => {
    const rows = await db.select({ id: content.id }).from(content).where(eq(content.organisationId, id))
    return rows.map((row) => row.id)
  }

  /** Nobody adds one meanwhile: their school is held. */
  const moveContents = async (from: number, into: number): Promise<void> => {
    const ids = await findContentIds(from)
    for (let at = 0; at < ids.length; at += PORTION)
      await db
        .update(content)
        .set({ organisationId: into })
        .where(inArray(content.id, ids.slice(at, at + PORTION)))
  }

  /** Who is a member of both keeps the rights of either. */
  const moveMembers = async (
    table: typeof membership | typeof parkedMembership,
    from: number,
    into: number,
  ): Promise<void> => {
    const source = db
      .select({
        userId: table.userId,
        organisationId: sql<number>`${into}::int`.as('organisation_id'),
        canVerify: table.canVerify,
        canAdminister: table.canAdminister,
        sort: table.sort,
      })
      .from(table)
      .where(eq(table.organisationId, from))
    await db
      .insert(membership)
      .select(source)
      .onConflictDoUpdate({
        target: [membership.userId, membership.organisationId],
        set: {
          canVerify: sql`${membership.canVerify} or excluded.${sql.identifier(held.verify)}`,
          canAdminister: sql`${membership.canAdminister} or excluded.${sql.identifier(held.administer)}`,
        },
      })
    await db.delete(table).where(eq(table.organisationId, from))
  }

  return {
    /** By name; null for all. */
    async findPage(ids: readonly number[] | null, keyword: string, { index, size }: PageWanted) {
      const part = `%${escaped(keyword)}%`
      const where = and(
        ids === null ? undefined : inArray(organisation.id, [...ids]),
        keyword === ''
          ? undefined
          : or(
              ilike(organisation.name, part),
              sql`exists (select 1 from ${schoolFormerName}
                where ${schoolFormerName.organisationId} = ${organisation.id} and ${schoolFormerName.name} ilike ${part})`,
            ),
      )
      const [counted] = await db.select({ total: count() }).from(organisation).where(where)
      const rows = await db
        .select({
          id: organisation.id,
          name: organisation.name,
          closedAt: organisation.closedAt,
          quotaGigabytes: organisation.quotaGigabytes,
          formerNames: sql<string[]>`array(select former.name from ${schoolFormerName} former
            where former.organisation_id = ${organisation}.id order by former.id desc)`,
          people: sql<number>`((select count(*) from ${membership} held
              where held.organisation_id = ${organisation}.id)
            + (select count(*) from ${parkedMembership} parked
              where parked.organisation_id = ${organisation}.id))`.mapWith(Number),
        })
        .from(organisation)
        .where(where)
        .orderBy(asc(organisation.name), asc(organisation.id))
        .limit(size)
        .offset((index - 1) * size)
      return { total: counted?.total ?? 0, rows }
    },

    /** Holds these schools until the transaction ends, the lower id first. */
    hold: (...ids: readonly number[]) =>
      db
        .select()
        .from(organisation)
        .where(inArray(organisation.id, [...ids]))
        .orderBy(asc(organisation.id))
        .for('update'),

    find: (...ids: readonly number[]) =>
      db
        .select()
        .from(organisation)
        .where(inArray(organisation.id, [...ids]))
        .orderBy(asc(organisation.id)),

    /** The schools of these names, closed ones too; those that there are not are made. */
    async holdByName(names: readonly string[]) {
      if (names.length === 0) return []
      await db
        .insert(organisation)
        .values(names.map((name) => ({ name })))
        .onConflictDoNothing()
      return db
        .select()
        .from(organisation)
        .where(inArray(organisation.name, [...names]))
    },

    /** The id of a new school; null where its name is taken. */
    async add(name: string): Promise<number | null> {
      const [made] = await db
        .insert(organisation)
        .values({ name })
        .onConflictDoNothing()
        .returning({ id: organisation.id })
      return made?.id ?? null
    },

    async isTaken(name: string): Promise<boolean> {
      return (await countOf(organisation, eq(organisation.name, name))) > 0
    },

    async setQuota(id: number, quotaGigabytes: number | null): Promise<void> {
      await db.update(organisation).set({ quotaGigabytes }).where(eq(organisation.id, id))
    },

    async rename(id: number, before: string, name: string): Promise<void> {
      await db
        .delete(schoolFormerName)
        .where(and(eq(schoolFormerName.organisationId, id), eq(schoolFormerName.name, name)))
      await db.insert(schoolFormerName).values({ organisationId: id, name: before })
      await db.update(organisation).set({ name }).where(eq(organisation.id, id))
    },

    /** Its members are none until it is opened again. */
    async close(id: number, now: Date): Promise<void> {
      await db.update(organisation).set({ closedAt: now }).where(eq(organisation.id, id))
      await db.insert(parkedMembership).select(
        db
          .select({
            userId: membership.userId,
            organisationId: membership.organisationId,
            canVerify: membership.canVerify,
            canAdminister: membership.canAdminister,
            sort: membership.sort,
          })
          .from(membership)
          .where(eq(membership.organisationId, id)),
      )
      await db.delete(membership).where(eq(membership.organisationId, id))
    },

    async reopen(id: number): Promise<void> {
      await db.update(organisation).set({ closedAt: null }).where(eq(organisation.id, id))
      await moveMembers(parkedMembership, id, id)
    },

    /** How much of a school would move. */
    async weigh(id: number) {
      return {
        people:
          (await countOf(membership, eq(membership.organisationId, id))) +
          (await countOf(parkedMembership, eq(parkedMembership.organisationId, id))),
        contents: await countOf(content, eq(content.organisationId, id)),
        drafts: await countOf(courseDraft, eq(courseDraft.organisationId, id)),
        livePlans: await countOf(livePlan, eq(livePlan.organisationId, id)),
        requests: await countOf(shareRequest, eq(shareRequest.organisationId, id)),
        notices: await countOf(schoolNotice, eq(schoolNotice.organisationId, id)),
      }
    },

    /** The contents of a school, which are found by its name. */
    findContentIds,

    /** Everything of `from` becomes `into`'s, and `from` a former name of it. */
    async merge(
      from: { readonly id: number; readonly name: string },
      into: number,
      now: Date,
    ): Promise<void> {
      await moveMembers(membership, from.id, into)
      await moveMembers(parkedMembership, from.id, into)
      // Of a file that waits at both, the request to the school that stays.
      await db
        .update(shareRequest)
        .set({ status: SHARE_STATUS.withdrawn, reason: '学校已合并', verifiedAt: now })
        .where(
          and(
            eq(shareRequest.organisationId, from.id),
            eq(shareRequest.status, SHARE_STATUS.pending),
            sql`exists (select 1 from ${shareRequest} other where other.organisation_id = ${into}
              and other.status = ${SHARE_STATUS.pending} and other.private_file_id = ${shareRequest.privateFileId})`,
          ),
        )
      await moveContents(from.id, into)
      for (const table of [...MOVED, shareRequest])
        await db.execute(
          sql`update ${table} set organisation_id = ${into} where ${table.organisationId} = ${from.id}`,
        )
      // Menus of the cloud school name a school in their address.
      await db
        .update(roleMenuItem)
        .set({
          parameter: sql`regexp_replace(${roleMenuItem.parameter}, ${`(^|&)orgId=${from.id}(&|$)`}, ${`\\1orgId=${into}\\2`})`,
        })
        .where(sql`${roleMenuItem.parameter} ~ ${`(^|&)orgId=${from.id}(&|$)`}`)
      await db.delete(organisation).where(eq(organisation.id, from.id))
      await db.insert(schoolFormerName).values({ organisationId: into, name: from.name })
    },
  }
}
