import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { DRAFT_STATUS } from '#contract/studio.ts'
import type { Db } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { content } from '../../db/schema/content.ts'
import { courseDraft, courseDraftEditor } from '../../db/schema/course-draft.ts'
import { curriculumNode } from '../../db/schema/curriculum-node.ts'
import { membership } from '../../db/schema/membership.ts'
import { organisation } from '../../db/schema/organisation.ts'
import type { PageWanted } from '../../http/page.ts'

/** Whose drafts: those a user makes or helps with, of one school or (0) of all, or those of a school that were ever handed in. */
export interface DraftsWanted {
  readonly userId: number
  readonly review: boolean
  readonly organisationId: number
  /** 0 for any. */
  readonly status: number
  /** In the name of the course. */
  readonly keyword: string
}

const owner = alias(appUser, 'owner')
const isEdited = (userId: number): SQL => sql`exists (select 1 from ${courseDraftEditor}
  where ${courseDraftEditor.draftId} = ${courseDraft.id} and ${courseDraftEditor.userId} = ${userId})`

const nameOfNode = (field: 'stageId' | 'subjectId'): SQL<string> =>
  sql<string>`coalesce((select ${curriculumNode.name} from ${curriculumNode}
    where ${curriculumNode.id} = (${courseDraft.document} -> 'place' ->> ${sql.raw(`'${field}'`)})::int), '')`

const withdrawn = sql<boolean>`coalesce((select ${content.withdrawnAt} is not null from ${content}
  where ${content.id} = ${courseDraft.contentId}), false)`

const narrowed = ({ userId, review, organisationId, status, keyword }: DraftsWanted): SQL | undefined =>
  and(
    organisationId === 0 ? undefined : eq(courseDraft.organisationId, organisationId),
    review
      ? or(eq(courseDraft.status, DRAFT_STATUS.inReview), sql`${courseDraft.version} > 0`)
      : or(eq(courseDraft.ownerId, userId), isEdited(userId)),
    status === 0 ? undefined : eq(courseDraft.status, status),
    keyword === ''
      ? undefined
      : sql`strpos(lower(${courseDraft.document} ->> 'name'), lower(${keyword})) > 0`,
  )

/** Drafts as lists show them. */
export const draftListRepository = (db: Db) => ({
  async findPage(wanted: DraftsWanted, { index, size }: PageWanted) {
    const isOfSchool = and(
      eq(membership.organisationId, courseDraft.organisationId),
      eq(membership.userId, wanted.userId),
    )
    const where = narrowed(wanted)
    const [counted] = await db
      .select({ total: count() })
      .from(courseDraft)
      .innerJoin(membership, isOfSchool)
      .where(where)
    const sections = sql`jsonb_path_query_array(${courseDraft.document}, '$.chapters[*].sections[*]')`
    const rows = await db
      .select({
        id: courseDraft.id,
        ownerId: courseDraft.ownerId,
        organisationId: courseDraft.organisationId,
        contentId: courseDraft.contentId,
        status: courseDraft.status,
        revision: courseDraft.revision,
        version: courseDraft.version,
        reason: courseDraft.reason,
        submittedAt: courseDraft.submittedAt,
        updatedAt: courseDraft.updatedAt,
        name: sql<string>`${courseDraft.document} ->> 'name'`,
        chapterCount: sql<number>`jsonb_array_length(${courseDraft.document} -> 'chapters')`,
        sectionCount: sql<number>`jsonb_array_length(${sections})`,
        coverId: sql<number>`coalesce((${courseDraft.document} -> 'cover' ->> 'fileId')::int, 0)`,
        stageName: nameOfNode('stageId'),
        subjectName: nameOfNode('subjectId'),
        organisationName: organisation.name,
        ownerName: owner.name,
        isWithdrawn: withdrawn,
      })
      .from(courseDraft)
      .innerJoin(membership, isOfSchool)
      .innerJoin(organisation, eq(organisation.id, courseDraft.organisationId))
      .innerJoin(owner, eq(owner.id, courseDraft.ownerId))
      .where(where)
      .orderBy(desc(courseDraft.updatedAt), desc(courseDraft.id))
      .limit(size)
      .offset((index - 1) * size)
    return { total: counted?.total ?? 0, rows }
  },

  findEditors: (draftId: number) =>
    db
      .select({ id: appUser.id, name: appUser.name })
      .from(courseDraftEditor)
      .innerJoin(appUser, eq(appUser.id, courseDraftEditor.userId))
      .where(eq(courseDraftEditor.draftId, draftId))
      .orderBy(appUser.name, appUser.id),

  async findOwner(draftId: number) {
    const [found] = await db
      .select({ id: owner.id, name: owner.name })
      .from(courseDraft)
      .innerJoin(owner, eq(owner.id, courseDraft.ownerId))
      .where(eq(courseDraft.id, draftId))
    return found ?? { id: 0, name: '' }
  },
})

export type DraftListRepository = ReturnType<typeof draftListRepository>
