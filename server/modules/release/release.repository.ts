import { and, desc, eq, sql } from 'drizzle-orm'
import { RELEASE_STATUS } from '#contract/release.ts'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { CONTENT_TYPE, content } from '../../db/schema/content.ts'
import { membership } from '../../db/schema/membership.ts'
import { releaseRequest } from '../../db/schema/release-request.ts'
import { isOfTeacher } from './published.query.ts'

export type ReleaseRow = typeof releaseRequest.$inferSelect

const canVerify = (userId: number) => sql`exists (select 1 from ${membership}
  where ${membership.organisationId} = ${content.organisationId} and ${membership.userId} = ${userId} and ${membership.canVerify})`

/** What a user is to a content. Each stands within another piece: of one table alone the names of columns lose that of theirs. */
export const standingOf = (userId: number) => ({
  isTeacher: sql<boolean>`${isOfTeacher(userId)}`,
  canVerify: sql<boolean>`${canVerify(userId)}`,
})

/** Reads and writes of requests and of what they are about, within one transaction. */
export const releaseRepository = (tx: Queries) => {
  /** A statement that waits for a row sees nothing else that was written meanwhile: what a user is to it is asked by the next one. */
  const lock = (id: number) =>
    tx.select({ id: content.id }).from(content).where(eq(content.id, id)).for('update')

  return {
    /** 0 for an account that is gone. */
    async findRight(userId: number) {
      const [found] = await tx
        .select({ right: appUser.platformRight })
        .from(appUser)
        .where(eq(appUser.id, userId))
      return found?.right ?? 0
    },

    /** A content with what a user is to it, locked until the transaction ends. */
    async takeContent(id: number, userId: number) {
      await lock(id)
      const [found] = await tx
        .select({
          id: content.id,
          organisationId: content.organisationId,
          schoolOnly: content.schoolOnly,
          releasedAt: content.releasedAt,
          withdrawnAt: content.withdrawnAt,
          teacherId: content.teacherId,
          ...standingOf(userId),
        })
        .from(content)
        .where(eq(content.id, id))
      return found ?? null
    },

    /** A resource whole with what a user is to it, locked until the transaction ends. */
    async takeResource(id: number, userId: number) {
      await lock(id)
      const [found] = await tx
        .select({ content, ...standingOf(userId) })
        .from(content)
        .where(and(eq(content.id, id), eq(content.type, CONTENT_TYPE.resource)))
      return found ?? null
    },

    /** The request about a content that waits, or the last that was granted. */
    async findLast(contentId: number, status: number): Promise<ReleaseRow | null> {
      const [found] = await tx
        .select()
        .from(releaseRequest)
        .where(and(eq(releaseRequest.contentId, contentId), eq(releaseRequest.status, status)))
        .orderBy(desc(releaseRequest.id))
        .limit(1)
      return found ?? null
    },

    /** The content that a request is about; a content is always locked before its requests. */
    async findContentId(id: number): Promise<number | null> {
      const [found] = await tx
        .select({ contentId: releaseRequest.contentId })
        .from(releaseRequest)
        .where(eq(releaseRequest.id, id))
      return found?.contentId ?? null
    },

    async find(id: number): Promise<ReleaseRow | null> {
      const [found] = await tx.select().from(releaseRequest).where(eq(releaseRequest.id, id))
      return found ?? null
    },

    async findName(userId: number | null): Promise<string> {
      if (userId === null) return ''
      const [found] = await tx.select({ name: appUser.name }).from(appUser).where(eq(appUser.id, userId))
      return found?.name ?? ''
    },

    async add(contentId: number, userId: number, askedAt: Date): Promise<void> {
      await tx.insert(releaseRequest).values({ contentId, userId, askedAt, status: RELEASE_STATUS.asked })
    },

    async change(id: number, values: Partial<typeof releaseRequest.$inferInsert>): Promise<void> {
      await tx
        .update(releaseRequest)
        .set({ ...values, rowVersion: sql`${releaseRequest.rowVersion} + 1` })
        .where(eq(releaseRequest.id, id))
    },

    /** Opens a content to all, or (null) gives it back to its school. The index of words follows by itself. */
    async setReleased(contentId: number, releasedAt: Date | null): Promise<void> {
      await tx
        .update(content)
        .set({ releasedAt, schoolOnly: releasedAt === null })
        .where(eq(content.id, contentId))
    },
  }
}
