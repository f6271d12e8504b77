import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { NOTICE_STATUS } from '#contract/managed-announcement.ts'
import type { Queries } from '../db/database.ts'
import { appUser } from '../db/schema/app-user.ts'
import { membership } from '../db/schema/membership.ts'
import { organisation } from '../db/schema/organisation.ts'
import { schoolNotice } from '../db/schema/school-notice.ts'

type NoticeRow = typeof schoolNotice.$inferSelect

export interface NoticeAuthor {
  readonly organisationId: number
  readonly authorId: number
}

/** The notices of schools, as a list fills them. */
export const noticeRepository = (db: Queries) => ({
  /** The member of a school who has this mobile number; null for none. */
  async findAuthor(school: string, mobile: string): Promise<NoticeAuthor | null> {
    const [found] = await db
      .select({ organisationId: organisation.id, authorId: appUser.id })
      .from(membership)
      .innerJoin(organisation, eq(organisation.id, membership.organisationId))
      .innerJoin(appUser, eq(appUser.id, membership.userId))
      .where(and(eq(organisation.name, school), eq(appUser.mobile, mobile)))
    return found ?? null
  },

  /** Changes whether the same notice stands on top; without a time, whenever it was published. Null where there is none. */
  async mark(
    {
      organisationId,
      title,
      html,
    }: Pick<NoticeRow, 'title' | 'html'> & {
      readonly organisationId: number
    },
    publishedAt: Date | null,
    isTop: boolean,
  ): Promise<number | null> {
    const same = and(
      eq(schoolNotice.organisationId, organisationId),
      eq(schoolNotice.title, title),
      eq(schoolNotice.html, html),
      ...(publishedAt === null ? [] : [eq(schoolNotice.publishedAt, publishedAt)]),
    )
    const [known] = await db
      .update(schoolNotice)
      .set({ isTop })
      .where(same)
      .returning({ id: schoolNotice.id })
    return known?.id ?? null
  },

  async add(notice: typeof schoolNotice.$inferInsert): Promise<number> {
    const [made] = await db.insert(schoolNotice).values(notice).returning({ id: schoolNotice.id })
    if (!made) throw new Error('a notice was not written')
    return made.id
  },

  /** Takes down what these schools tell besides; how many there were. Drafts and what was withdrawn tell nothing, and stay. */
  async removeOthers(organisationIds: readonly number[], kept: readonly number[]): Promise<number> {
    const others = and(
      inArray(schoolNotice.organisationId, [...organisationIds]),
      notInArray(schoolNotice.id, [...kept]),
      eq(schoolNotice.status, NOTICE_STATUS.published),
    )
    return (await db.delete(schoolNotice).where(others).returning({ id: schoolNotice.id })).length
  },
})

export type NoticeRepository = ReturnType<typeof noticeRepository>
