import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { getJobs } from '#contract/job.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { type PageAsked, pageDto, pageWanted } from '../../http/page.ts'
import { asId } from '../../http/whole-number.ts'
import type { JobRepository, JobRow, JobScope } from './job.repository.ts'
import type { JobQueue } from './job-queue.ts'

const PAGE_SIZE = 20
const NO_REVIEW = refuse(CODE.noRight, '你没有这所学校的审核权限')
const NOT_FOUND = refuse(CODE.notFound, '任务不存在')
const ENDED = refuse(CODE.conflict, '任务已经结束')
const NOT_ENDED = refuse(CODE.conflict, '任务没有失败，不用重新运行')

interface Needs {
  readonly jobs: JobRepository
  readonly queue: Pick<JobQueue, 'cancel' | 'again'>
}

interface Asked extends PageAsked {
  readonly OrgId?: number | undefined
}

/** Jobs as people see them. Wire: 后台任务. */
export const jobService = ({ jobs, queue }: Needs) => {
  const mayChange = async ({ userId: ownerId, organisationId }: JobRow, userId: number): Promise<boolean> =>
    ownerId === userId || (organisationId !== null && (await jobs.canReview(userId, organisationId)))

  const scopeOf = async (asked: number | undefined, userId: number): Promise<JobScope | Refusal> => {
    const organisationId = asId(asked)
    if (organisationId === null || organisationId === 0) return { userId }
    return (await jobs.canReview(userId, organisationId)) ? { organisationId } : NO_REVIEW
  }

  const dtoOf = (row: JobRow, isOwn: boolean) => ({
    Id: row.id,
    Kind: row.kind,
    Subject: row.subject,
    UserName: row.userName ?? '',
    State: row.state,
    Progress: row.progress,
    Tries: row.tries,
    Reason: row.reason,
    CreateTime: row.createdAt.toISOString(),
    StartTime: row.startedAt?.toISOString() ?? '',
    EndTime: row.endedAt?.toISOString() ?? '',
    IsOwn: isOwn,
  })

  const changing = async (
    id: string,
    userId: number,
    change: (row: JobRow) => Promise<boolean>,
    otherwise: Refusal,
  ): Promise<true | Refusal> => {
    const row = await jobs.find(id)
    if (row === null || !(await mayChange(row, userId))) return NOT_FOUND
    return (await change(row)) ? true : otherwise
  }

  return {
    async list(userId: number, asked: Asked): Promise<SentBy<typeof getJobs> | Refusal> {
      const page = pageWanted(asked, PAGE_SIZE)
      if (page instanceof Refusal) return page
      const scope = await scopeOf(asked.OrgId, userId)
      if (scope instanceof Refusal) return scope
      const rows = await jobs.findPage(scope, page)
      const items = rows.map((row) =>
        dtoOf(row, row.userId === userId || ('organisationId' in scope && row.organisationId !== null)),
      )
      return pageDto(items, await jobs.count(scope), page)
    },

    cancel: (userId: number, id: string) => changing(id, userId, ({ kind }) => queue.cancel(kind, id), ENDED),

    again: (userId: number, id: string) =>
      changing(id, userId, ({ kind }) => queue.again(kind, id), NOT_ENDED),
  }
}

export type JobService = ReturnType<typeof jobService>
