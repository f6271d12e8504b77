import { eq, or, type SQL, sql } from 'drizzle-orm'
import { content } from '../../db/schema/content.ts'
import { courseDraft } from '../../db/schema/course-draft.ts'
import { livePlan } from '../../db/schema/live-plan.ts'

/** What a user has published: as its teacher, or as who made the course or the live lesson for others to teach. */
export const isOfTeacher = (userId: number): SQL | undefined =>
  or(
    eq(content.teacherId, userId),
    sql`${content.id} = any(array(select ${courseDraft.contentId} from ${courseDraft} where ${courseDraft.ownerId} = ${userId}
      union all select ${livePlan.contentId} from ${livePlan} where ${livePlan.ownerId} = ${userId}))`,
  )
