import type * as z from 'zod/mini'
import type { JobsPort } from '#application/job/jobs.port.ts'
import { cancelJob, getJobs, JOB_KIND, JOB_STATE, type job, runJobAgain } from '#contract/job.ts'
import { JOB_PAGE_SIZE, type Job, type JobKind, type JobState } from '#domain/job/job.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, percentOf, textOf, timeOf, wordsOf } from '../http/wire-values.ts'
import { jobReasonOf } from './job-reason.ts'

const KINDS: ReadonlyMap<string, JobKind> = wordsOf(JOB_KIND)
const STATES: ReadonlyMap<number, JobState> = wordsOf(JOB_STATE)

const jobOf = (it: z.output<typeof job>): Job => ({
  id: it.Id,
  kind: KINDS.get(textOf(it.Kind)) ?? 'other',
  subject: textOf(it.Subject),
  userName: textOf(it.UserName),
  state: STATES.get(amountOf(it.State)) ?? 'waiting',
  progress: percentOf(it.Progress),
  tries: amountOf(it.Tries),
  reason: jobReasonOf(textOf(it.Reason)),
  createdAt: timeOf(it.CreateTime),
  startedAt: timeOf(it.StartTime),
  endedAt: timeOf(it.EndTime),
  own: flagOf(it.IsOwn),
})

/** Wire: getjobs, canceljob, runjobagain. */
export const axiosJobs = (http: Http): JobsPort => ({
  jobs: async ({ organisationId, page }, signal) => {
    const query = { OrgId: organisationId, PageIndex: page, PageSize: JOB_PAGE_SIZE }
    const read = await http.call(getJobs, { query }, signal)
    if (!read.ok) return read
    return success({
      index: page,
      size: JOB_PAGE_SIZE,
      total: amountOf(read.value.TotalCount),
      items: read.value.Items.map(jobOf),
    })
  },

  cancel: async (id, signal) => {
    const done = await http.call(cancelJob, { body: { Id: id } }, signal)
    return done.ok ? success(true) : done
  },

  runAgain: async (id, signal) => {
    const done = await http.call(runJobAgain, { body: { Id: id } }, signal)
    return done.ok ? success(true) : done
  },
})
