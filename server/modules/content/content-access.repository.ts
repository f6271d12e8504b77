import { and, eq, gt, sql } from 'drizzle-orm'
import { RELEASE_STATUS } from '#contract/release.ts'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { content } from '../../db/schema/content.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { releaseRequest } from '../../db/schema/release-request.ts'
import { visibleTo } from './content-card.query.ts'

const prepareAccess = (db: Queries) =>
  db
    .select({ content, visible: sql<boolean>`${visibleTo(sql.placeholder('userId'))}` })
    .from(content)
    .where(eq(content.id, sql.placeholder('id')))
    .prepare('access')

/** Reads what decides on access to a content. Every call that names a content begins with it; the query is built once. */
export const contentAccessRepository = (db: Queries) => {
  const access = prepareAccess(db)

  return {
    /** A content and whether a user sees it; null where there is none. */
    async find(id: number, userId: number) {
      const [found] = await access.execute({ id, userId })
      return found ?? null
    },

    /** Whether a reviewer of the platform has to look at it: its school asks that it be open to all. */
    async isReviewed(id: number, userId: number): Promise<boolean> {
      const found = await db
        .select({ id: releaseRequest.id })
        .from(releaseRequest)
        .innerJoin(appUser, and(eq(appUser.id, userId), gt(appUser.platformRight, 0)))
        .where(and(eq(releaseRequest.contentId, id), eq(releaseRequest.status, RELEASE_STATUS.asked)))
      return found.length > 0
    },

    /** '' for a school that is gone. */
    async findSchoolName(organisationId: number): Promise<string> {
      const [school] = await db
        .select({ name: organisation.name })
        .from(organisation)
        .where(eq(organisation.id, organisationId))
      return school?.name ?? ''
    },
  }
}

export type ContentAccessRepository = ReturnType<typeof contentAccessRepository>
