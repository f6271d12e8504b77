import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { RELEASE_STATUS } from '#contract/release.ts'
import { VERSION_STATUS } from '#contract/resource-version.ts'
import type { Db } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { CONTENT_TYPE, content } from '../../db/schema/content.ts'
import { contentTag } from '../../db/schema/content-tag.ts'
import { file } from '../../db/schema/file.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { releaseRequest } from '../../db/schema/release-request.ts'
import { resourceVersion } from '../../db/schema/resource-version.ts'
import { tag, tagGroup } from '../../db/schema/tag.ts'
import type { PageWanted } from '../../http/page.ts'
import { nameOf } from '../content/content-card.query.ts'
import { RESOURCE_KIND } from '../content/resource-kind.ts'
import { standingOf } from './release.repository.ts'

/** Whose versions wait: those of a school's own, or (null) those of what is open to all. */
export type WaitingFor = { readonly organisationId: number } | null

const cover = alias(file, 'cover')

const resource = {
  content,
  file,
  /** Its kind; 0 for none. */
  tagId: sql<number>`coalesce((select ${contentTag.tagId} from ${contentTag}
    join ${tag} on ${tag.id} = ${contentTag.tagId} join ${tagGroup} on ${tagGroup.id} = ${tag.groupId}
    where ${contentTag.contentId} = ${content.id} and ${tagGroup.code} = ${RESOURCE_KIND} limit 1), 0)`,
  organisationName: organisation.name,
  teacherName: nameOf(appUser, content.teacherId),
}

const versioned = {
  version: resourceVersion,
  userName: nameOf(appUser, resourceVersion.userId),
  deciderName: nameOf(appUser, resourceVersion.deciderId),
}

/** Reads of the versions of resources. */
export const versionListRepository = (db: Db) => ({
  /** A resource with what a user is to it; null where there is none. */
  async find(id: number, userId: number) {
    const [found] = await db
      .select({
        ...resource,
        ...standingOf(userId),
        /** Whether a reviewer of the platform has to do with it. */
        isReviewed: sql<boolean>`exists (select 1 from ${appUser} where ${and(eq(appUser.id, userId), gt(appUser.platformRight, 0))})
          and (not ${content.schoolOnly} or exists (select 1 from ${releaseRequest} where ${and(
            eq(releaseRequest.contentId, content.id),
            eq(releaseRequest.status, RELEASE_STATUS.asked),
          )}))`,
      })
      .from(content)
      .innerJoin(organisation, eq(organisation.id, content.organisationId))
      .leftJoin(file, eq(file.id, content.fileId))
      .where(and(eq(content.id, id), eq(content.type, CONTENT_TYPE.resource)))
    return found ?? null
  },

  /** The newest first. */
  findVersions: (contentId: number) =>
    db
      .select({ ...versioned, versionFile: file, cover })
      .from(resourceVersion)
      .leftJoin(file, eq(file.id, resourceVersion.fileId))
      .leftJoin(cover, eq(cover.id, resourceVersion.coverFileId))
      .where(eq(resourceVersion.contentId, contentId))
      .orderBy(desc(resourceVersion.id)),

  /** The longest waiting first. */
  async findWaiting(of: WaitingFor, userId: number, { index, size }: PageWanted) {
    const where = and(
      eq(resourceVersion.status, VERSION_STATUS.waiting),
      of === null
        ? eq(content.schoolOnly, false)
        : and(eq(content.schoolOnly, true), eq(content.organisationId, of.organisationId)),
    )
    const [counted] = await db
      .select({ total: count() })
      .from(resourceVersion)
      .innerJoin(content, eq(content.id, resourceVersion.contentId))
      .where(where)
    const held = alias(file, 'held')
    const rows = await db
      .select({
        ...resource,
        ...standingOf(userId),
        ...versioned,
        file: held,
        versionFile: file,
        cover,
      })
      .from(resourceVersion)
      .innerJoin(content, eq(content.id, resourceVersion.contentId))
      .innerJoin(organisation, eq(organisation.id, content.organisationId))
      .leftJoin(held, eq(held.id, content.fileId))
      .leftJoin(file, eq(file.id, resourceVersion.fileId))
      .leftJoin(cover, eq(cover.id, resourceVersion.coverFileId))
      .where(where)
      .orderBy(asc(resourceVersion.createdAt), asc(resourceVersion.id))
      .limit(size)
      .offset((index - 1) * size)
    return { total: counted?.total ?? 0, rows }
  },

  /** What kinds are called. */
  findKindNames: (ids: readonly number[]) =>
    db
      .select({ id: tag.id, name: tag.name })
      .from(tag)
      .where(inArray(tag.id, [...ids])),
})

export type VersionListRepository = ReturnType<typeof versionListRepository>
export type HeldRow = Pick<
  NonNullable<Awaited<ReturnType<VersionListRepository['find']>>>,
  'content' | 'file' | 'tagId'
>
export type VersionListRow = Awaited<ReturnType<VersionListRepository['findVersions']>>[number]
