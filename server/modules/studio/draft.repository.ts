import { and, asc, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { CourseDocument } from '#contract/course-document.ts'
import type { Conflicting, CourseEdit } from '#contract/course-edit.ts'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { content } from '../../db/schema/content.ts'
import {
  courseDraft,
  courseDraftEdit,
  courseDraftEditor,
  courseDraftPresence,
} from '../../db/schema/course-draft.ts'
import { membership } from '../../db/schema/membership.ts'
import { organisation } from '../../db/schema/organisation.ts'

export type DraftRow = typeof courseDraft.$inferSelect

/** One save as it is written down. */
export interface Saving {
  readonly draftId: number
  readonly revision: number
  readonly status: number
  readonly userId: number
  readonly intentId: string
  readonly document: CourseDocument
  readonly edits: readonly CourseEdit[]
  readonly conflicts: readonly Conflicting[]
  readonly now: Date
}

const isEditor = (userId: number): SQL<boolean> => sql<boolean>`exists (select 1 from ${courseDraftEditor}
  where ${courseDraftEditor.draftId} = ${courseDraft.id} and ${courseDraftEditor.userId} = ${userId})`

/** Of somebody who has a draft open: neither its owner nor one of its editors. */
const isLooking = sql<boolean>`${courseDraft.ownerId} <> ${courseDraftPresence.userId} and not exists (
  select 1 from ${courseDraftEditor} where ${courseDraftEditor.draftId} = ${courseDraftPresence.draftId}
  and ${courseDraftEditor.userId} = ${courseDraftPresence.userId})`

const isWithdrawn = sql<boolean>`coalesce((select ${content.withdrawnAt} is not null from ${content}
  where ${content.id} = ${courseDraft.contentId}), false)`

/** Drafts, what changed them, and who has them open. */
export const draftRepository = (db: Queries) => {
  /** A draft as a member of its school stands to it; null for others, and where there is none. */
  const find = async (id: number, userId: number) => {
    const [found] = await db
      .select({
        draft: courseDraft,
        organisationName: organisation.name,
        canVerify: membership.canVerify,
        isEditor: isEditor(userId),
        isWithdrawn,
      })
      .from(courseDraft)
      .innerJoin(organisation, eq(organisation.id, courseDraft.organisationId))
      .innerJoin(
        membership,
        and(eq(membership.organisationId, courseDraft.organisationId), eq(membership.userId, userId)),
      )
      .where(eq(courseDraft.id, id))
    return found ?? null
  }

  return {
    find,

    /**
     * The same, locked until the transaction ends. Read by a statement of its own: one that waits for a row sees nothing else that was
     * written meanwhile.
     */
    async take(id: number, userId: number) {
      await db.select({ id: courseDraft.id }).from(courseDraft).where(eq(courseDraft.id, id)).for('update')
      return find(id, userId)
    },

    async findMade(ownerId: number, clientId: string): Promise<number | null> {
      const [found] = await db
        .select({ id: courseDraft.id })
        .from(courseDraft)
        .where(and(eq(courseDraft.ownerId, ownerId), eq(courseDraft.clientId, clientId)))
      return found?.id ?? null
    },

    countOf: (ownerId: number): Promise<number> =>
      db
        .select({ held: sql<number>`count(*)`.mapWith(Number) })
        .from(courseDraft)
        .where(eq(courseDraft.ownerId, ownerId))
        .then(([found]) => found?.held ?? 0),

    async add(row: typeof courseDraft.$inferInsert): Promise<number> {
      const [made] = await db.insert(courseDraft).values(row).returning({ id: courseDraft.id })
      if (!made) throw new Error('the draft was not made')
      return made.id
    },

    async change(id: number, values: Partial<typeof courseDraft.$inferInsert>): Promise<void> {
      await db.update(courseDraft).set(values).where(eq(courseDraft.id, id))
    },

    /** Replaces who edits a draft with its owner. False when they are the same. */
    async setEditors(draftId: number, userIds: readonly number[]): Promise<boolean> {
      const before = await db
        .delete(courseDraftEditor)
        .where(eq(courseDraftEditor.draftId, draftId))
        .returning({ userId: courseDraftEditor.userId })
      if (userIds.length > 0)
        await db.insert(courseDraftEditor).values(userIds.map((userId) => ({ draftId, userId })))
      return before.length !== userIds.length || before.some(({ userId }) => !userIds.includes(userId))
    },

    async remove(id: number): Promise<void> {
      await db.delete(courseDraft).where(eq(courseDraft.id, id))
    },

    /** Writes a save, the new document and what made it in one statement. */
    async save({ draftId, revision, status, userId, intentId, document, edits, conflicts, now }: Saving) {
      const kept = db
        .$with('kept')
        .as(
          db
            .insert(courseDraftEdit)
            .values({ draftId, revision, userId, intentId, edits, conflicts, at: now })
            .returning({ draftId: courseDraftEdit.draftId }),
        )
      await db
        .with(kept)
        .update(courseDraft)
        .set({ document, revision, status, updatedAt: now })
        .where(eq(courseDraft.id, draftId))
    },

    /** What a save that was sent before came to; null for one that was not. */
    async findSaved(draftId: number, intentId: string) {
      const [found] = await db
        .select({ revision: courseDraftEdit.revision, conflicts: courseDraftEdit.conflicts })
        .from(courseDraftEdit)
        .where(and(eq(courseDraftEdit.draftId, draftId), eq(courseDraftEdit.intentId, intentId)))
      return found ?? null
    },

    /** The saves after a revision, in order. */
    findSince: (draftId: number, revision: number, most: number) =>
      db
        .select({
          revision: courseDraftEdit.revision,
          userId: courseDraftEdit.userId,
          userName: appUser.name,
          intentId: courseDraftEdit.intentId,
          edits: courseDraftEdit.edits,
        })
        .from(courseDraftEdit)
        .innerJoin(appUser, eq(appUser.id, courseDraftEdit.userId))
        .where(and(eq(courseDraftEdit.draftId, draftId), gt(courseDraftEdit.revision, revision)))
        .orderBy(asc(courseDraftEdit.revision))
        .limit(most),

    /** Every save, or those before an instant. */
    async forget(draftId: number, before?: Date): Promise<void> {
      await db
        .delete(courseDraftEdit)
        .where(
          and(
            eq(courseDraftEdit.draftId, draftId),
            before === undefined ? undefined : lt(courseDraftEdit.at, before),
          ),
        )
    },

    /** Notes that a user has the draft open, at a thing of it. */
    async appear(draftId: number, userId: number, key: string, now: Date): Promise<void> {
      await db
        .insert(courseDraftPresence)
        .values({ draftId, userId, key, seenAt: now })
        .onConflictDoUpdate({
          target: [courseDraftPresence.draftId, courseDraftPresence.userId],
          set: { key, seenAt: now },
        })
    },

    /** Who has these drafts open since an instant, but not the asker. */
    findPresent: (draftIds: readonly number[], but: number, since: Date) =>
      draftIds.length === 0
        ? Promise.resolve([])
        : db
            .select({
              draftId: courseDraftPresence.draftId,
              id: appUser.id,
              name: appUser.name,
              key: courseDraftPresence.key,
              isLooking,
            })
            .from(courseDraftPresence)
            .innerJoin(courseDraft, eq(courseDraft.id, courseDraftPresence.draftId))
            .innerJoin(appUser, eq(appUser.id, courseDraftPresence.userId))
            .where(
              and(
                inArray(courseDraftPresence.draftId, [...draftIds]),
                ne(courseDraftPresence.userId, but),
                gt(courseDraftPresence.seenAt, since),
              ),
            )
            .orderBy(asc(appUser.name), asc(appUser.id)),
  }
}

export type DraftRepository = ReturnType<typeof draftRepository>
export type KnownDraft = NonNullable<Awaited<ReturnType<DraftRepository['find']>>>
