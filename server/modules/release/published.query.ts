import { eq, or, type SQL, sql } from 'drizzle-orm'
import { content } from '../../db/schema/content.ts'
import { courseDraft, courseDraftEditor } from '../../db/schema/course-draft.ts'
import { livePlan } from '../../db/schema/live-plan.ts'

/** What a user has published: as its teacher, or as who made the course or the live lesson for others to teach. */
export const isOfTeacher = (userId: number): SQL | undefined =>
  or(
    eq(content.teacherId, userId),
    sql`${content.id} = any(array(select ${courseDraft.contentId} from ${courseDraft} where ${courseDraft.ownerId} = ${userId}
      union all select ${livePlan.contentId} from ${livePlan} where ${livePlan.ownerId} = ${userId}))`,
  )

/** A teacher, or a school for one of its reviewers. */
export type PublishedOf = { readonly userId: number } | { readonly organisationId: number }

/** Where a content is made in the studio, for who makes it and for the reviewers of its school (R-studio-3). */
export const studioIdFor = (of: PublishedOf): SQL<number | null> => {
  const course =
    'userId' in of
      ? sql`(${courseDraft.ownerId} = ${of.userId} or exists (select 1 from ${courseDraftEditor}
          where ${courseDraftEditor.draftId} = ${courseDraft.id} and ${courseDraftEditor.userId} = ${of.userId}))`
      : eq(courseDraft.organisationId, of.organisationId)
  const live =
    'userId' in of ? eq(livePlan.ownerId, of.userId) : eq(livePlan.organisationId, of.organisationId)
  return sql<number | null>`coalesce(
    (select ${courseDraft.id} from ${courseDraft} where ${courseDraft.contentId} = ${content.id} and ${course}),
    (select ${livePlan.id} from ${livePlan} where ${livePlan.contentId} = ${content.id} and ${live}))`
}
