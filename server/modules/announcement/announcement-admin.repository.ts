import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  not,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { membership } from '../../db/schema/membership.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { noticeReading, schoolNotice } from '../../db/schema/school-notice.ts'
import type { PageWanted } from '../../http/page.ts'

export type NoticeRow = typeof schoolNotice.$inferSelect
export type NoticeFields = Omit<NoticeRow, 'id' | 'rowVersion'>

/** Who can sign in: the others read nothing. */
const canRead = and(isNull(appUser.disabledAt), isNotNull(appUser.mobile))

/** Notices, as their administrators change them. */
export const announcementAdminRepository = (db: Queries) => {
  const belongsTo = (organisationId: number | null): SQL | undefined =>
    organisationId === null
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(membership)
            .where(and(eq(membership.userId, appUser.id), eq(membership.organisationId, organisationId))),
        )
  const ofSchools = (schoolIds: readonly number[] | null): SQL | undefined =>
    schoolIds === null ? undefined : inArray(schoolNotice.organisationId, [...schoolIds])
  const countPeople = async (where: SQL | undefined): Promise<number> => {
    const [counted] = await db.select({ total: count() }).from(appUser).where(and(canRead, where))
    return counted?.total ?? 0
  }
  const hasRead = (noticeId: number): SQL | undefined =>
    exists(
      db
        .select({ one: sql`1` })
        .from(noticeReading)
        .where(and(eq(noticeReading.userId, appUser.id), eq(noticeReading.noticeId, noticeId))),
    )

  return {
    /** Of these schools, or all with null; the newest first. */
    async findPage(schoolIds: readonly number[] | null, { index, size }: PageWanted) {
      const where = ofSchools(schoolIds)
      const [counted] = await db.select({ total: count() }).from(schoolNotice).where(where)
      const rows = await db
        .select({ notice: schoolNotice, schoolName: organisation.name, authorName: appUser.name })
        .from(schoolNotice)
        .innerJoin(appUser, eq(appUser.id, schoolNotice.authorId))
        .leftJoin(organisation, eq(organisation.id, schoolNotice.organisationId))
        .where(where)
        .orderBy(desc(schoolNotice.id))
        .limit(size)
        .offset((index - 1) * size)
      return { total: counted?.total ?? 0, rows }
    },

    /** How many people belong to each of these schools; null asks for everybody. */
    async countAudiences(organisationIds: readonly (number | null)[]) {
      const audiences = new Map<number | null, number>()
      for (const id of new Set(organisationIds)) audiences.set(id, await countPeople(belongsTo(id)))
      return audiences
    },

    /** How many of those it is for now have read it, by notice; who nobody has read is missing. */
    async countReaders(noticeIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
      if (noticeIds.length === 0) return new Map()
      const isMember = exists(
        db
          .select({ one: sql`1` })
          .from(membership)
          .where(
            and(
              eq(membership.userId, appUser.id),
              eq(membership.organisationId, schoolNotice.organisationId),
            ),
          ),
      )
      const rows = await db
        .select({ id: noticeReading.noticeId, total: count() })
        .from(noticeReading)
        .innerJoin(schoolNotice, eq(schoolNotice.id, noticeReading.noticeId))
        .innerJoin(appUser, eq(appUser.id, noticeReading.userId))
        .where(
          and(
            inArray(noticeReading.noticeId, [...noticeIds]),
            canRead,
            sql`(${schoolNotice.organisationId} is null or ${isMember})`,
          ),
        )
        .groupBy(noticeReading.noticeId)
      return new Map(rows.map(({ id, total }) => [id, total]))
    },

    async find(id: number): Promise<NoticeRow | undefined> {
      const [row] = await db.select().from(schoolNotice).where(eq(schoolNotice.id, id))
      return row
    },

    /** The same, and nobody else changes it until the transaction ends. */
    async hold(id: number): Promise<NoticeRow | undefined> {
      const [row] = await db.select().from(schoolNotice).where(eq(schoolNotice.id, id)).for('update')
      return row
    },

    /** One that its author wrote just like this and nobody has changed since, published at most so many milliseconds apart. */
    async findSame({ publishedAt, ...fields }: NoticeFields, withinMs: number): Promise<number | null> {
      const wanted = Object.entries(fields).map(([name, value]) => {
        const column = schoolNotice[name as keyof typeof fields]
        return value === null ? isNull(column) : eq(column, value)
      })
      const found = await db
        .select({ id: schoolNotice.id, publishedAt: schoolNotice.publishedAt })
        .from(schoolNotice)
        .where(and(...wanted, eq(schoolNotice.rowVersion, 1)))
      const at = (time: Date | null): number => time?.getTime() ?? 0
      return found.find((one) => Math.abs(at(one.publishedAt) - at(publishedAt)) < withinMs)?.id ?? null
    },

    async add(fields: NoticeFields): Promise<number> {
      const [made] = await db.insert(schoolNotice).values(fields).returning({ id: schoolNotice.id })
      if (made === undefined) throw new Error('a notice that was written cannot be found')
      return made.id
    },

    async change({ id, rowVersion }: NoticeRow, fields: Partial<NoticeFields>): Promise<void> {
      await db
        .update(schoolNotice)
        .set({ ...fields, rowVersion: rowVersion + 1 })
        .where(eq(schoolNotice.id, id))
    },

    async remove(id: number): Promise<void> {
      await db.delete(schoolNotice).where(eq(schoolNotice.id, id))
    },

    /** Who has read it, the latest first; or who has not, by name. */
    async findPeople(
      { id, organisationId }: Pick<NoticeRow, 'id' | 'organisationId'>,
      isRead: boolean,
      { index, size }: PageWanted,
    ) {
      const read = hasRead(id)
      if (read === undefined) throw new Error('a condition is missing')
      const where = and(belongsTo(organisationId), isRead ? read : not(read))
      const total = await countPeople(where)
      const rows = await db
        .select({ id: appUser.id, name: appUser.name, readAt: noticeReading.readAt })
        .from(appUser)
        .leftJoin(noticeReading, and(eq(noticeReading.userId, appUser.id), eq(noticeReading.noticeId, id)))
        .where(and(canRead, where))
        .orderBy(
          ...(isRead ? [desc(noticeReading.readAt), asc(appUser.id)] : [asc(appUser.name), asc(appUser.id)]),
        )
        .limit(size)
        .offset((index - 1) * size)
      return { total, rows }
    },

    /** The schools of these people, by person; of these schools, or all with null. */
    async findSchoolNames(userIds: readonly number[], schoolIds: readonly number[] | null) {
      const names = new Map<number, string[]>()
      if (userIds.length === 0) return names
      const rows = await db
        .select({ userId: membership.userId, name: organisation.name })
        .from(membership)
        .innerJoin(organisation, eq(organisation.id, membership.organisationId))
        .where(
          and(
            inArray(membership.userId, [...userIds]),
            schoolIds === null ? undefined : inArray(membership.organisationId, [...schoolIds]),
          ),
        )
        .orderBy(asc(membership.sort), asc(organisation.id))
      for (const { userId, name } of rows) names.set(userId, [...(names.get(userId) ?? []), name])
      return names
    },
  }
}
