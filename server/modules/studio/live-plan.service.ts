import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { createLivePlan, getLivePlans, saveLivePlan } from '#contract/live-plan.ts'
import { emptyLivePlan, planFiles } from '#contract/live-plan-document.ts'
import { DRAFT_STATUS } from '#contract/studio.ts'
import type { Db, Queries } from '../../db/database.ts'
import { withUserLock } from '../../db/with-user-lock.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { pageDto, pageWanted } from '../../http/page.ts'
import type { Clock } from '../../runtime/clock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import type { SchoolAccess } from '../school-file/school-access.ts'
import { type LivePlanDto, type MakeLivePlanDto, planCardDto } from './live-plan.dto.ts'
import { livePlanRepository, type PlanRow } from './live-plan.repository.ts'
import { seePlan, takePlan } from './live-plan-access.ts'
import { NO_COLLEAGUE } from './live-publishing.ts'
import { namedThingsRepository } from './named-things.repository.ts'
import { areNewTeachersMembers } from './new-teachers.ts'

const PAGE = 20
const MOST_PLANS = 200
const TOO_MANY = refuse(CODE.noRoom, '你的直播太多了，请先删除不用的直播')
const CHANGED = refuse(CODE.conflict, '这个直播在别处改过，请刷新后再修改')
const NOT_YOUR_FILE = refuse(CODE.noRight, '只能使用自己资料库里的文件')
const FIRST_KEY = 'session-1'

interface Needs {
  readonly db: Db
  readonly schools: SchoolAccess
  readonly planDto: MakeLivePlanDto
  readonly clock: Clock
}

/** Keeps what a plan names anew, if its teacher may use it: a file of their own, or one that the plan has or had. */
const keepNew = async (
  tx: Queries,
  { id, document }: PlanRow,
  userId: number,
  after: PlanRow['document'],
): Promise<boolean> => {
  const held = planFiles(document)
  const fresh = [...planFiles(after)].filter((fileId) => !held.has(fileId))
  if (fresh.length === 0) return true
  const plans = livePlanRepository(tx)
  const owned = await namedThingsRepository(tx).findOwned(userId, fresh)
  const known = await plans.findFiles(id, fresh)
  if (fresh.some((fileId) => !owned.has(fileId) && !known.has(fileId))) return false
  await plans.keepFiles(id, fresh)
  return true
}

/** Plans of live lessons as their teachers write them (docs/decisions/0322). */
export const livePlanService = ({ db, schools, planDto, clock }: Needs) => {
  const whole = async (tx: Queries, id: number, userId: number): Promise<LivePlanDto | Refusal> => {
    const known = await seePlan(tx, id, userId)
    return known instanceof Refusal ? known : planDto(tx, known, userId, clock())
  }

  return {
    whole: (userId: number, id: number) => whole(db, id, userId),

    async page(
      userId: number,
      asked: z.output<typeof getLivePlans.body>,
    ): Promise<SentBy<typeof getLivePlans> | Refusal> {
      const page = pageWanted(asked, PAGE)
      if (page instanceof Refusal) return page
      const school = asked.Review === true ? await schools.findReviewed(asked.OrgId, userId) : null
      if (school instanceof Refusal) return school
      const wanted = { userId, reviewed: school?.id ?? 0, keyword: asked.Keyword?.trim() ?? '' }
      const { total, rows } = await livePlanRepository(db).findPage(wanted, page)
      return pageDto(rows.map(planCardDto), total, page)
    },

    /** An empty plan for a school of the user, once for each client id. */
    async create(
      userId: number,
      { OrgId, Name, ClientId }: z.output<typeof createLivePlan.body>,
    ): Promise<LivePlanDto | Refusal> {
      const school = await schools.findOwn(OrgId, userId)
      if (school instanceof Refusal) return school
      return withUserLock(db, userId, async (tx) => {
        const plans = livePlanRepository(tx)
        const made = await plans.findMade(userId, ClientId)
        if (made !== null) return whole(tx, made, userId)
        if ((await plans.countOf(userId)) >= MOST_PLANS) return TOO_MANY
        const now = clock()
        const id = await plans.add({
          organisationId: school.id,
          ownerId: userId,
          contentId: null,
          status: DRAFT_STATUS.draft,
          document: emptyLivePlan(Name, userId, FIRST_KEY),
          published: null,
          revision: 1,
          version: 0,
          reason: '',
          clientId: ClientId,
          intentId: '',
          createdAt: now,
          updatedAt: now,
        })
        const organisationId = school.id
        const subject = `live-plan:${id}`
        await auditRepository(tx).note({
          at: now,
          userId,
          organisationId,
          act: 'live.create',
          subject,
          detail: {},
        })
        return whole(tx, id, userId)
      })
    },

    save: (
      userId: number,
      { Id, Revision, IntentId, Document }: z.output<typeof saveLivePlan.body>,
    ): Promise<LivePlanDto | Refusal> =>
      db.transaction(async (tx) => {
        const known = await takePlan(tx, Id, userId, 'edit')
        if (known instanceof Refusal) return known
        const { plan } = known
        if (plan.intentId === IntentId) return whole(tx, Id, userId)
        if (plan.revision !== Revision) return CHANGED
        if (!(await keepNew(tx, plan, userId, Document))) return NOT_YOUR_FILE
        const { organisationId, document } = plan
        const teachers = { organisationId, before: document.teachers, after: Document.teachers }
        if (!(await areNewTeachersMembers(tx, teachers))) return NO_COLLEAGUE
        const status = plan.status === DRAFT_STATUS.published ? DRAFT_STATUS.draft : plan.status
        await livePlanRepository(tx).change(Id, {
          document: Document,
          revision: Revision + 1,
          status,
          intentId: IntentId,
          updatedAt: clock(),
        })
        return whole(tx, Id, userId)
      }),

    /** True once it is gone. */
    remove: (userId: number, id: number): Promise<true | Refusal> =>
      db.transaction(async (tx) => {
        const known = await takePlan(tx, id, userId, 'delete')
        if (known instanceof Refusal) return known
        await livePlanRepository(tx).remove(id)
        const { organisationId } = known.plan
        const subject = `live-plan:${id}`
        await auditRepository(tx).note({
          at: clock(),
          userId,
          organisationId,
          act: 'live.delete',
          subject,
          detail: {},
        })
        return true
      }),
  }
}

export type LivePlanService = ReturnType<typeof livePlanService>
