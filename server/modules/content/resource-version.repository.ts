import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { RELEASE_STATUS } from '#contract/release.ts'
import { VERSION_STATUS } from '#contract/resource-version.ts'
import type { Queries } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { contentTag } from '../../db/schema/content-tag.ts'
import { file } from '../../db/schema/file.ts'
import { privateFile } from '../../db/schema/private-file.ts'
import { releaseRequest } from '../../db/schema/release-request.ts'
import { resourceVersion } from '../../db/schema/resource-version.ts'
import { tag, tagGroup } from '../../db/schema/tag.ts'
import { contentIndexRepository } from './content-index.repository.ts'
import { RESOURCE_KIND } from './resource-kind.ts'
import type { ResourceState, VersionRow } from './resource-state.ts'

export type NewVersion = Omit<typeof resourceVersion.$inferInsert, 'id'>

/** Reads and writes of the versions of resources, within one transaction. */
export const resourceVersionRepository = (tx: Queries) => {
  const kinds = tx
    .select({ id: tag.id })
    .from(tag)
    .innerJoin(tagGroup, eq(tagGroup.id, tag.groupId))
    .where(eq(tagGroup.code, RESOURCE_KIND))

  const putKind = async (contentId: number, tagId: number | null): Promise<void> => {
    await tx
      .delete(contentTag)
      .where(and(eq(contentTag.contentId, contentId), inArray(contentTag.tagId, kinds)))
    if (tagId !== null) await tx.insert(contentTag).values({ contentId, tagId })
  }

  /** Its kind: 课件 教案 学案 试卷 微课 素材; null for none. */
  const findKind = async (contentId: number): Promise<number | null> => {
    const [found] = await tx
      .select({ tagId: contentTag.tagId })
      .from(contentTag)
      .where(and(eq(contentTag.contentId, contentId), inArray(contentTag.tagId, kinds)))
      .limit(1)
    return found?.tagId ?? null
  }

  /** The version that is seen; null before the first edit. */
  const findSeen = async (contentId: number): Promise<VersionRow | null> => {
    const [found] = await tx
      .select()
      .from(resourceVersion)
      .where(
        and(eq(resourceVersion.contentId, contentId), eq(resourceVersion.status, VERSION_STATUS.published)),
      )
      .orderBy(desc(resourceVersion.number))
      .limit(1)
    return found ?? null
  }

  const add = async (version: NewVersion): Promise<number> => {
    const [made] = await tx.insert(resourceVersion).values(version).returning({ id: resourceVersion.id })
    if (made === undefined) throw new Error('the version was not made')
    return made.id
  }

  return {
    findSeen,
    add,

    /** A resource as it is now, and the number of its version; 0 while there is none written down. */
    async findState(
      it: typeof content.$inferSelect,
    ): Promise<{ readonly number: number; readonly state: ResourceState }> {
      const seen = await findSeen(it.id)
      const state: ResourceState = {
        name: it.name,
        summary: it.summary,
        introduction: it.introduction,
        coverUrl: it.coverUrl,
        coverFileId: seen?.coverUrl === it.coverUrl ? seen.coverFileId : null,
        stageId: it.stageId,
        subjectId: it.subjectId,
        versionId: it.versionId,
        bookId: it.bookId,
        chapterId: it.chapterId,
        knowId: it.knowId,
        gradeId: it.gradeId,
        tagId: await findKind(it.id),
        fileId: it.fileId,
      }
      return { number: seen?.number ?? 0, state }
    },

    /** Writes the first version of a resource down before it is changed for the first time. */
    async addFirst(it: typeof content.$inferSelect, state: ResourceState): Promise<void> {
      await add({
        ...state,
        contentId: it.id,
        number: 1,
        status: VERSION_STATUS.published,
        userId: it.teacherId,
        remark: '',
        createdAt: it.createdAt,
      })
    },

    async findOfRequest(requestId: number): Promise<VersionRow | null> {
      const [found] = await tx
        .select()
        .from(resourceVersion)
        .where(eq(resourceVersion.requestId, requestId))
        .orderBy(desc(resourceVersion.id))
        .limit(1)
      return found ?? null
    },

    /** A resource whole, locked until the transaction ends. */
    async takeContent(id: number) {
      const [found] = await tx.select().from(content).where(eq(content.id, id)).for('update')
      if (found === undefined) throw new Error(`the content ${id} is not there`)
      return found
    },

    async findWaiting(contentId: number): Promise<VersionRow | null> {
      const [found] = await tx
        .select()
        .from(resourceVersion)
        .where(
          and(eq(resourceVersion.contentId, contentId), eq(resourceVersion.status, VERSION_STATUS.waiting)),
        )
      return found ?? null
    },

    async find(id: number): Promise<VersionRow | null> {
      const [found] = await tx.select().from(resourceVersion).where(eq(resourceVersion.id, id))
      return found ?? null
    },

    async change(id: number, values: Partial<NewVersion>): Promise<void> {
      await tx
        .update(resourceVersion)
        .set({ ...values, rowVersion: sql`${resourceVersion.rowVersion} + 1` })
        .where(eq(resourceVersion.id, id))
    },

    async remove(id: number): Promise<void> {
      await tx.delete(resourceVersion).where(eq(resourceVersion.id, id))
    },

    /** One of the user's own files that is not in the bin, with its bytes. */
    async findOwnFile(userId: number, privateFileId: number) {
      const [found] = await tx
        .select({ file })
        .from(privateFile)
        .innerJoin(file, eq(file.id, privateFile.fileId))
        .where(
          and(
            eq(privateFile.id, privateFileId),
            eq(privateFile.userId, userId),
            isNull(privateFile.deletedAt),
          ),
        )
      return found?.file ?? null
    },

    /**
     * Makes a resource what a version of it says. Its id, and all that hangs on it, stays. A request to open it to all is about what
     * was seen: who decides on it looks again.
     */
    async apply(contentId: number, version: ResourceState, now: Date): Promise<void> {
      const { tagId, coverFileId = null, fileId, ...values } = version
      const [stored] =
        fileId === null
          ? []
          : await tx.select({ suffix: file.suffix, size: file.size }).from(file).where(eq(file.id, fileId))
      await tx
        .update(content)
        .set({
          name: values.name,
          summary: values.summary,
          introduction: values.introduction,
          coverUrl: values.coverUrl,
          stageId: values.stageId,
          subjectId: values.subjectId,
          versionId: values.versionId,
          bookId: values.bookId,
          chapterId: values.chapterId,
          knowId: values.knowId,
          gradeId: values.gradeId,
          fileId,
          ...(stored && { suffix: stored.suffix, fileSize: stored.size }),
          updatedAt: now,
        })
        .where(eq(content.id, contentId))
      if (coverFileId !== null) await tx.update(file).set({ isPublic: true }).where(eq(file.id, coverFileId))
      await putKind(contentId, tagId)
      await contentIndexRepository(tx).index([contentId])
      await tx
        .update(releaseRequest)
        .set({ rowVersion: sql`${releaseRequest.rowVersion} + 1` })
        .where(and(eq(releaseRequest.contentId, contentId), eq(releaseRequest.status, RELEASE_STATUS.asked)))
    },
  }
}
