import type { LivePlanPort } from '#application/studio/live-plan.port.ts'
import type { Failure, RejectionReason } from '#domain/kernel/failure.ts'
import { isReasonEnough } from '#domain/kernel/reason.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { LivePlanDocument, PlanAct, PlanRight } from '#domain/studio/live-plan.ts'
import { hasBegun } from '#domain/studio/live-plan.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { PEOPLE } from '../memory/content/people.ts'
import { actedPlan, type HeldPlan, isSeenBy, planFor, plansIn } from '../memory/live-plan.backend.ts'
import { ownFilesIn } from '../memory/own-file.backend.ts'
import { findPlanFaults } from './live-plan-faults.ts'

const PAGE_SIZE = 20

const rejected = (reason: RejectionReason, message: string) =>
  failed<Failure>({ kind: 'rejected', reason, message })
const MISSING = rejected('missing', '没有找到这个直播')
const CONFLICT = rejected('conflict', '直播现在不能这样做')
const NO_WORDS = rejected('invalid', '请写明理由，至少 4 个字')
const FAULTY = rejected('invalid', '直播还不完整，请先处理检查中列出的问题')
const NO_FILE = rejected('missing', '没有找到这个文件')
const FORBIDDEN = failed<Failure>({ kind: 'forbidden', message: '没有这所学校的权限' })

const RIGHT_OF: Readonly<Record<PlanAct['kind'], PlanRight>> = {
  submit: 'submit',
  recall: 'recall',
  publish: 'publish',
  discard: 'discard',
  return: 'return',
  cancel: 'cancel',
  restore: 'cancel',
  replay: 'cancel',
}

const emptyPlan = (name: string, teacherId: number): LivePlanDocument => ({
  name,
  summary: '',
  introduction: '',
  cover: null,
  teachers: [teacherId],
  place: { stageId: 0, subjectId: 0, versionId: 0, bookId: 0, chapterId: 0, knowId: 0 },
  startTime: '',
  minutes: 45,
  streamUrl: '',
  sessions: [{ key: 'session-1', name: '第 1 讲', film: null, questionIds: [] }],
})

export const memoryLivePlans = (backend: MemoryBackend, caller: Caller): LivePlanPort => {
  const ask = <T>(
    call: string,
    signal: AbortSignal,
    answer: (person: CurrentUser) => Result<T, Failure>,
  ): Promise<Result<T, Failure>> =>
    backend.request<T>({ call: `livePlans.${call}`, access: 'session', caller, signal, answer })

  const seen = (person: CurrentUser, id: number): HeldPlan | null => {
    const plan = plansIn(backend).get(id)
    return plan !== undefined && isSeenBy(person, plan) ? plan : null
  }

  const keep = (plan: HeldPlan, change: Partial<HeldPlan>, person: CurrentUser) => {
    const after = { ...plan, ...change, revision: plan.revision + 1, updatedAt: backend.now() }
    plansIn(backend).set(plan.id, after)
    return success(planFor(backend, person, after))
  }

  return {
    plans: ({ organisationId, page }, signal) =>
      ask('plans', signal, (person) => {
        if (organisationId !== 0 && !person.rights.review) return FORBIDDEN
        const all = [...plansIn(backend).values()]
          .filter((plan) =>
            organisationId === 0
              ? plan.ownerId === person.id
              : plan.organisationId === organisationId && (plan.status === 'inReview' || plan.version > 0),
          )
          .sort((one, other) => other.updatedAt - one.updatedAt || other.id - one.id)
        const items = all
          .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
          .map((plan) => planFor(backend, person, plan))
          .map(({ document: { name, startTime, minutes, sessions }, ...state }) => ({
            ...state,
            name,
            startTime,
            minutes,
            sessionCount: sessions.length,
          }))
        return success({ index: page, size: PAGE_SIZE, total: all.length, items })
      }),

    create: ({ organisationId, name, clientId }, signal) =>
      ask('create', signal, (person) => {
        if (!person.organisations.some(({ id }) => id === organisationId)) return FORBIDDEN
        const plans = plansIn(backend)
        const before = [...plans.values()].find(
          (plan) => plan.ownerId === person.id && plan.clientId === clientId,
        )
        const made: HeldPlan = before ?? {
          id: plans.size + 1,
          ownerId: person.id,
          organisationId,
          clientId,
          document: emptyPlan(name, person.id),
          published: null,
          status: 'draft',
          revision: 1,
          version: 0,
          reason: '',
          intentId: '',
          updatedAt: backend.now(),
          cancelled: new Map(),
        }
        plans.set(made.id, made)
        return success(planFor(backend, person, made))
      }),

    plan: (id, signal) =>
      ask('plan', signal, (person) => {
        const plan = seen(person, id)
        return plan === null ? MISSING : success(planFor(backend, person, plan))
      }),

    save: ({ id, revision, intentId, document }, signal) =>
      ask('save', signal, (person) => {
        const plan = seen(person, id)
        if (plan === null) return MISSING
        if (!planFor(backend, person, plan).rights.edit) return CONFLICT
        if (plan.intentId === intentId) return success(planFor(backend, person, plan))
        if (plan.revision !== revision) return CONFLICT
        const status = plan.status === 'published' ? 'draft' : plan.status
        return keep(plan, { document, status, intentId }, person)
      }),

    perform: ({ id, revision, act }, signal) =>
      ask('perform', signal, (person) => {
        const plan = seen(person, id)
        if (plan === null) return MISSING
        const { rights, occurrences } = planFor(backend, person, plan)
        if (!rights[RIGHT_OF[act.kind]]) return act.kind === 'publish' ? FORBIDDEN : CONFLICT
        if ('reason' in act && !isReasonEnough(act.reason)) return NO_WORDS
        if (act.kind === 'submit' || act.kind === 'publish') {
          if (plan.revision !== revision) return CONFLICT
          const now = new Date(backend.now())
          if (findPlanFaults(plan.document, now, hasBegun(occurrences, now)).length > 0) return FAULTY
        }
        const change = actedPlan(plan, act, backend.now())
        return change === null ? CONFLICT : keep(plan, change, person)
      }),

    remove: (id, signal) =>
      ask('remove', signal, (person) => {
        const plan = seen(person, id)
        if (plan === null) return MISSING
        if (!planFor(backend, person, plan).rights.delete) return CONFLICT
        plansIn(backend).delete(id)
        return success(true)
      }),

    takeFile: (ownFileId, signal) =>
      ask('takeFile', signal, (person) => {
        const own = ownFilesIn(backend, person.id).find(({ file }) => file.id === ownFileId)
        return own === undefined
          ? NO_FILE
          : success({ fileId: own.file.id, name: own.file.name, duration: 0 })
      }),

    colleagues: (organisationId, signal) =>
      ask('colleagues', signal, (person) =>
        person.organisations.some(({ id }) => id === organisationId)
          ? success(
              PEOPLE.filter(({ organisations }) => organisations.some(({ id }) => id === organisationId)).map(
                ({ id, name, title }) => ({ id, name, title, pinyin: '', tail: '' }),
              ),
            )
          : FORBIDDEN,
      ),
  }
}
