import { and, eq, type SQL, sql } from 'drizzle-orm'
import { JOB_KIND, JOB_STATE } from '#contract/job.ts'
import { JOB_SCHEMA } from '../../db/job-tables.ts'
import { backgroundJob } from '../../db/schema/background-job.ts'
import { courseDraft, courseDraftEditor, courseDraftFile } from '../../db/schema/course-draft.ts'

/** The row that pg-boss keeps of a job (state, begin, end), to be named `j` in a statement. */
export const pgBossJob = sql`${sql.identifier(JOB_SCHEMA)}.job`

/** `backgroundJob` and the row of pg-boss of the same job. */
export const isSameJob: SQL = sql`j.name = ${backgroundJob.kind} and j.id = ${backgroundJob.id}`

/** JOB_STATE of the row of pg-boss; one that is to be tried again waits. */
export const stateOfJob = sql<number>`case j.state::text
  when 'active' then ${JOB_STATE.running}
  when 'completed' then ${JOB_STATE.done}
  when 'failed' then ${JOB_STATE.failed}
  when 'cancelled' then ${JOB_STATE.cancelled}
  else ${JOB_STATE.waiting} end`.mapWith(Number)

const asDate = (value: string): Date => new Date(value)

export const startedAtOfJob = sql<Date | null>`j.started_on`.mapWith(asDate)
export const endedAtOfJob = sql<Date | null>`j.completed_on`.mapWith(asDate)

/** Jobs on films that stand in a course which the user owns or edits. The key of a film's job is the id of its file. R-studio-8. */
export const isOnFilmOfCourses = (userId: number): SQL | undefined =>
  and(
    eq(backgroundJob.kind, JOB_KIND.film),
    sql`${backgroundJob.key} in (
      select ${courseDraftFile.fileId}::text
      from ${courseDraftFile}
      join ${courseDraft} on ${courseDraft.id} = ${courseDraftFile.draftId}
      where ${courseDraft.ownerId} = ${userId}
        or ${courseDraft.id} in (
          select ${courseDraftEditor.draftId} from ${courseDraftEditor} where ${courseDraftEditor.userId} = ${userId}
        )
    )`,
  )
