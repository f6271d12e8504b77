import { randomUUID } from 'node:crypto'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { addSchool, getSchools, weighSchools } from '#contract/schools.ts'
import type { Db, Queries } from '../../db/database.ts'
import { isDuplicate } from '../../db/query-error.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { type PageAsked, pageDto, pageWanted } from '../../http/page.ts'
import type { Clock } from '../../runtime/clock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import type { JobQueue } from '../job/job-queue.ts'
import { administratorRepository } from './administrator.repository.ts'
import { PERSON_REFUSAL } from './person-refusals.ts'
import { type Administrator, administers } from './person-rights.ts'
import { schoolRepository } from './school.repository.ts'
import { SCHOOL_WORDS } from './school-words.ts'

const PAGE_SIZE = 20

const REFUSAL = {
  platformOnly: refuse(CODE.noRight, '只有平台管理员可以添加、合并和关闭学校'),
  missing: refuse(CODE.notFound, '没有找到这所学校，可能已被合并'),
  taken: refuse(CODE.conflict, '已经有一所学校叫这个名字'),
  changed: refuse(CODE.conflict, '学校名称刚刚被别人修改过'),
  quotaChanged: refuse(CODE.conflict, '资料库空间刚刚被别人修改过'),
  same: refuse(CODE.fieldError, '请选择另一所学校'),
  closed: refuse(CODE.fieldError, '不能并入已关闭的学校'),
} as const

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Pick<JobQueue, 'enqueue' | 'wake'>
}

interface Acting {
  readonly tx: Queries
  readonly by: Administrator
  readonly schools: ReturnType<typeof schoolRepository>
  note(act: string, id: number, detail: Readonly<Record<string, string | number>>): Promise<void>
}

type Pair = { readonly Id: number; readonly IntoId: number }
type School = Awaited<ReturnType<ReturnType<typeof schoolRepository>['find']>>[number]

const pairOf = (found: readonly School[], { Id, IntoId }: Pair): { from: School; into: School } | Refusal => {
  if (Id === IntoId) return REFUSAL.same
  const from = found.find(({ id }) => id === Id)
  const into = found.find(({ id }) => id === IntoId)
  if (from === undefined || into === undefined) return REFUSAL.missing
  return into.closedAt === null ? { from, into } : REFUSAL.closed
}

/** Schools in the hands of administrators (R-people-8, docs/decisions/0357). */
export const schoolService = ({ db, clock, jobs }: Needs) => {
  const act = <T>(userId: number, work: (acting: Acting) => Promise<T | Refusal>): Promise<T | Refusal> =>
    db.transaction(async (tx) => {
      const by = await administratorRepository(tx).find(userId)
      if (by === null) return PERSON_REFUSAL.notAdministrator
      const note: Acting['note'] = (name, id, detail) =>
        auditRepository(tx).note({
          at: clock(),
          userId,
          organisationId: id,
          act: name,
          subject: `school:${id}`,
          detail,
        })
      return work({ tx, by, schools: schoolRepository(tx), note })
    })

  const platformAct = <T>(userId: number, work: (acting: Acting) => Promise<T | Refusal>) =>
    act<T>(userId, async (acting) => (acting.by.isPlatform ? work(acting) : REFUSAL.platformOnly))

  /** The words by which contents are found name their school; each change has a job of its own. */
  const findAnew = async (tx: Queries, userId: number, id: number, name: string): Promise<void> => {
    const subject = {
      userId,
      organisationId: id,
      subject: name,
      key: randomUUID(),
    }
    await jobs.enqueue(tx, SCHOOL_WORDS, { organisationId: id }, subject)
  }

  return {
    async list(
      userId: number,
      asked: PageAsked & { readonly Keyword?: string | undefined },
    ): Promise<SentBy<typeof getSchools> | Refusal> {
      const by = await administratorRepository(db).find(userId)
      if (by === null) return PERSON_REFUSAL.notAdministrator
      const page = pageWanted(asked, PAGE_SIZE)
      if (page instanceof Refusal) return page
      const keyword = (asked.Keyword ?? '').trim()
      const ids = by.isPlatform ? null : by.schoolIds
      const { total, rows } = await schoolRepository(db).findPage(ids, keyword, page)
      const items = rows.map((it) => ({
        Id: it.id,
        Name: it.name,
        FormerNames: it.formerNames,
        PeopleCount: it.people,
        IsClosed: it.closedAt !== null,
        QuotaGigabytes: it.quotaGigabytes ?? 0,
      }))
      return { ...pageDto(items, total, page), IsPlatform: by.isPlatform }
    },

    add: (userId: number, name: string): Promise<SentBy<typeof addSchool> | Refusal> =>
      platformAct(userId, async ({ schools, note }) => {
        const id = await schools.add(name)
        if (id === null) return REFUSAL.taken
        await note('school.add', id, { name })
        return { Id: id }
      }),

    async rename(
      userId: number,
      asked: { readonly Id: number; readonly Seen: string; readonly Name: string },
    ): Promise<true | Refusal> {
      const done = await act<true>(userId, async ({ tx, by, schools, note }) => {
        const [school] = administers(by, asked.Id) ? await schools.hold(asked.Id) : []
        if (school === undefined) return REFUSAL.missing
        if (school.name === asked.Name) return true
        if (school.name !== asked.Seen) return REFUSAL.changed
        if (await schools.isTaken(asked.Name)) return REFUSAL.taken
        await schools.rename(school.id, school.name, asked.Name)
        await note('school.rename', school.id, { from: school.name, to: asked.Name })
        await findAnew(tx, userId, school.id, asked.Name)
        return true
      }).catch((error: unknown) => {
        // Somebody gave it to another school once it was looked for.
        if (isDuplicate(error)) return REFUSAL.taken
        throw error
      })
      if (done === true) jobs.wake(SCHOOL_WORDS)
      return done
    },

    setClosed: (
      userId: number,
      asked: { readonly Id: number; readonly IsClosed: boolean },
    ): Promise<true | Refusal> =>
      platformAct<true>(userId, async ({ schools, note }) => {
        const [school] = await schools.hold(asked.Id)
        if (school === undefined) return REFUSAL.missing
        if ((school.closedAt !== null) === asked.IsClosed) return true
        if (asked.IsClosed) await schools.close(school.id, clock())
        else await schools.reopen(school.id)
        await note(asked.IsClosed ? 'school.close' : 'school.reopen', school.id, {})
        return true
      }),

    setQuota: (
      userId: number,
      asked: { readonly Id: number; readonly Seen: number; readonly QuotaGigabytes: number },
    ): Promise<true | Refusal> =>
      platformAct<true>(userId, async ({ schools, note }) => {
        const [school] = await schools.hold(asked.Id)
        if (school === undefined) return REFUSAL.missing
        const now = school.quotaGigabytes ?? 0
        if (now === asked.QuotaGigabytes) return true
        if (now !== asked.Seen) return REFUSAL.quotaChanged
        await schools.setQuota(school.id, asked.QuotaGigabytes || null)
        await note('school.quota', school.id, { from: now, to: asked.QuotaGigabytes })
        return true
      }),

    weigh: (userId: number, asked: Pair): Promise<SentBy<typeof weighSchools> | Refusal> =>
      platformAct(userId, async ({ schools }) => {
        const pair = pairOf(await schools.find(asked.Id, asked.IntoId), asked)
        if (pair instanceof Refusal) return pair
        const { people, contents, drafts, livePlans, requests, notices } = await schools.weigh(pair.from.id)
        return {
          People: people,
          Contents: contents,
          Drafts: drafts,
          LivePlans: livePlans,
          Requests: requests,
          Notices: notices,
        }
      }),

    async merge(userId: number, asked: Pair): Promise<true | Refusal> {
      const done = await platformAct<true>(userId, async ({ tx, schools, note }) => {
        const pair = pairOf(await schools.hold(asked.Id, asked.IntoId), asked)
        if (pair instanceof Refusal) return pair
        const { from, into } = pair
        const moved = await schools.weigh(from.id)
        await schools.merge(from, into.id, clock())
        await note('school.merge', into.id, { from: from.name, ...moved })
        await findAnew(tx, userId, into.id, into.name)
        return true
      })
      if (done === true) jobs.wake(SCHOOL_WORDS)
      return done
    },
  }
}

export type SchoolService = ReturnType<typeof schoolService>
