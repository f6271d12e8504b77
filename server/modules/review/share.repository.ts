import { and, desc, eq, gt, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { content } from '../../db/schema/content.ts'
import { file } from '../../db/schema/file.ts'
import { privateFile } from '../../db/schema/private-file.ts'
import {
  SHARE_EVENT,
  SHARE_STATUS,
  type ShareEvent,
  shareEvent,
  shareRequest,
  WRITTEN_BY_OWNER,
} from '../../db/schema/share-request.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import type { Place } from '../content/curriculum-place.ts'
import { fileRepository } from '../file/file.repository.ts'

export type ShareRow = typeof shareRequest.$inferSelect

/** What a teacher asks for with every file that is shared at once. */
export interface ShareInput {
  readonly organisationId: number
  readonly place: Place
  readonly tagId: number | null
  readonly remark: string
}

export interface ShareEventInput {
  readonly requestId: number
  readonly kind: ShareEvent
  readonly userId: number
  readonly at: Date
  readonly reasonCode?: number
  readonly detail?: string
}

const ACT_OF = new Map<ShareEvent, string>(Object.entries(SHARE_EVENT).map(([name, kind]) => [kind, name]))

/** Reads and writes of requests, within one transaction. */
export const shareRepository = (tx: Queries) => {
  /** Of the history of the request, and of the school's log. */
  const note = async (event: ShareEventInput): Promise<void> => {
    await tx.insert(shareEvent).values(event)
    const [request] = await tx
      .select({ organisationId: shareRequest.organisationId })
      .from(shareRequest)
      .where(eq(shareRequest.id, event.requestId))
    await auditRepository(tx).note({
      at: event.at,
      userId: event.userId,
      organisationId: request?.organisationId ?? null,
      act: `review.${ACT_OF.get(event.kind) ?? event.kind}`,
      subject: `share:${event.requestId}`,
      detail: WRITTEN_BY_OWNER.includes(event.kind) ? {} : { reason: event.detail ?? '' },
    })
  }

  return {
    note,

    /** The user's own files of these, with their bytes; what lies in the bin is none. */
    findFiles: (userId: number, ids: readonly number[]) =>
      tx
        .select({ own: privateFile, file })
        .from(privateFile)
        .innerJoin(file, eq(file.id, privateFile.fileId))
        .where(
          and(
            eq(privateFile.userId, userId),
            inArray(privateFile.id, [...ids]),
            isNull(privateFile.deletedAt),
          ),
        ),

    /** All requests of a file to a school, the newest first. */
    findThread: (privateFileId: number, organisationId: number) =>
      tx
        .select()
        .from(shareRequest)
        .where(
          and(eq(shareRequest.privateFileId, privateFileId), eq(shareRequest.organisationId, organisationId)),
        )
        .orderBy(desc(shareRequest.id)),

    async apply(
      own: Pick<typeof privateFile.$inferSelect, 'id' | 'userId' | 'fileId' | 'name'>,
      { organisationId, place, tagId, remark }: ShareInput,
      { thread, attempt, now }: { thread: string; attempt: number; now: Date },
    ): Promise<number> {
      const [made] = await tx
        .insert(shareRequest)
        .values({
          organisationId,
          userId: own.userId,
          privateFileId: own.id,
          thread,
          attempt,
          fileId: own.fileId,
          name: own.name,
          ...place,
          tagId,
          remark,
          status: SHARE_STATUS.pending,
          appliedAt: now,
        })
        .returning({ id: shareRequest.id })
      if (!made) throw new Error('the request was not made')
      await note({
        requestId: made.id,
        kind: SHARE_EVENT.applied,
        userId: own.userId,
        at: now,
        detail: remark,
      })
      return made.id
    },

    /** A request with the reviewer who decided it, locked until the transaction ends. */
    async take(id: number): Promise<{ request: ShareRow; verifierName: string } | null> {
      const [request] = await tx.select().from(shareRequest).where(eq(shareRequest.id, id)).for('update')
      if (!request) return null
      if (request.verifierId === null) return { request, verifierName: '' }
      const [verifier] = await tx
        .select({ name: appUser.name })
        .from(appUser)
        .where(eq(appUser.id, request.verifierId))
      return { request, verifierName: verifier?.name ?? '' }
    },

    /** Changes a request that was taken; its version grows. Answers the new version. */
    async change(id: number, values: Partial<typeof shareRequest.$inferInsert>): Promise<number> {
      const [changed] = await tx
        .update(shareRequest)
        .set({ ...values, rowVersion: sql`${shareRequest.rowVersion} + 1` })
        .where(eq(shareRequest.id, id))
        .returning({ rowVersion: shareRequest.rowVersion })
      if (!changed) throw new Error('the request was not changed')
      return changed.rowVersion
    },

    async findStoredFile(id: number) {
      const [found] = await tx.select().from(file).where(eq(file.id, id))
      if (!found) throw new Error('a request names a file that is not there')
      return found
    },

    /** What the library holds of earlier versions of the same file. */
    async findStanding(thread: string): Promise<number | null> {
      const [found] = await tx
        .select({ id: content.id })
        .from(shareRequest)
        .innerJoin(content, eq(content.id, shareRequest.contentId))
        .where(and(eq(shareRequest.thread, thread), isNull(content.withdrawnAt)))
        .orderBy(desc(shareRequest.id))
        .limit(1)
      return found?.id ?? null
    },

    /** Whether the same file was shared once more since, and that waits, or was taken into the library. */
    async isFollowed({ id, thread }: Pick<ShareRow, 'id' | 'thread'>): Promise<boolean> {
      const [later] = await tx
        .select({ id: shareRequest.id })
        .from(shareRequest)
        .where(
          and(
            eq(shareRequest.thread, thread),
            gt(shareRequest.id, id),
            notInArray(shareRequest.status, [SHARE_STATUS.rejected, SHARE_STATUS.withdrawn]),
          ),
        )
        .limit(1)
      return later !== undefined
    },

    /** Whether the library shows what a request became. */
    async isStanding({ id, contentId }: Pick<ShareRow, 'id' | 'contentId'>): Promise<boolean> {
      if (contentId === null || !(await fileRepository(tx).isShown(contentId))) return false
      const newer = await tx
        .select({ id: shareRequest.id })
        .from(shareRequest)
        .where(and(eq(shareRequest.contentId, contentId), gt(shareRequest.id, id)))
      return newer.length === 0
    },

    /** Whether a newer version of the same file waits for a decision. */
    async hasPending(thread: string): Promise<boolean> {
      const found = await tx
        .select({ id: shareRequest.id })
        .from(shareRequest)
        .where(and(eq(shareRequest.thread, thread), eq(shareRequest.status, SHARE_STATUS.pending)))
      return found.length > 0
    },

    async removeContent(contentId: number): Promise<void> {
      await tx.delete(content).where(eq(content.id, contentId))
    },
  }
}

export type ShareRepository = ReturnType<typeof shareRepository>
export type TakenRequest = NonNullable<Awaited<ReturnType<ShareRepository['take']>>>
