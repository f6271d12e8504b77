import type { JobsPort } from '#application/job/jobs.port.ts'
import { JOB_PAGE_SIZE } from '#domain/job/job.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'

/** Everything in the memory of a tab is done at once: there is never a job. */
export const memoryJobs = (backend: MemoryBackend, caller: Caller): JobsPort => {
  const missing = (call: string) => (_id: string, signal: AbortSignal) =>
    backend.request({
      call,
      access: 'session',
      caller,
      signal,
      answer: () => failed({ kind: 'rejected', reason: 'missing', message: '任务不存在' }),
    })
  return {
    jobs: ({ organisationId, page }, signal) =>
      backend.request({
        call: 'jobs.jobs',
        access: 'session',
        caller,
        signal,
        answer: ({ rights }) =>
          organisationId !== 0 && !rights.review
            ? failed({ kind: 'forbidden', message: '你没有这所学校的审核权限' })
            : success({ index: page, size: JOB_PAGE_SIZE, total: 0, items: [] }),
      }),
    cancel: missing('jobs.cancel'),
    runAgain: missing('jobs.runAgain'),
  }
}
