import type { CurrentUser } from '#domain/session/current-user.ts'
import type {
  LivePlan,
  LivePlanDocument,
  PlanAct,
  PlanOccurrence,
  PlanStatus,
} from '#domain/studio/live-plan.ts'
import { hasBegun, sessionStart } from '#domain/studio/live-plan.ts'
import type { MemoryBackend } from './backend.ts'
import { PEOPLE } from './content/people.ts'

/** A plan as the backend keeps it. */
export interface HeldPlan {
  readonly id: number
  readonly ownerId: number
  readonly organisationId: number
  readonly clientId: string
  readonly document: LivePlanDocument
  readonly published: LivePlanDocument | null
  readonly status: PlanStatus
  readonly revision: number
  readonly version: number
  readonly reason: string
  readonly intentId: string
  readonly updatedAt: number
  /** Keys of lessons that are called off, each with its reason. */
  readonly cancelled: ReadonlyMap<string, string>
}

const FIRST_CONTENT = 7000
const FIRST_SECTION = 70_000

const plansByBackend = new WeakMap<MemoryBackend, Map<number, HeldPlan>>()

export const plansIn = (backend: MemoryBackend): Map<number, HeldPlan> => {
  const plans = plansByBackend.get(backend) ?? new Map<number, HeldPlan>()
  plansByBackend.set(backend, plans)
  return plans
}

const statusAt = (now: number, start: number, end: number, hasFilm: boolean): PlanOccurrence['status'] => {
  if (now < start) return 'announced'
  if (now < end) return 'running'
  return hasFilm ? 'replay' : 'ended'
}

const occurrencesOf = (plan: HeldPlan, now: number): readonly PlanOccurrence[] =>
  (plan.published?.sessions ?? []).map(({ key, name, film }, index) => {
    const startTime = sessionStart(plan.published ?? plan.document, index)
    const end = Date.parse(startTime) + (plan.published?.minutes ?? 0) * 60_000
    return {
      key,
      sectionId: FIRST_SECTION + plan.id * 100 + index,
      name,
      startTime,
      endTime: new Date(end).toISOString(),
      status: statusAt(now, Date.parse(startTime), end, film !== null),
      cancelled: plan.cancelled.has(key),
      reason: plan.cancelled.get(key) ?? '',
      reserveCount: 0,
      hasReplay: film !== null,
    }
  })

const mayReview = (person: CurrentUser, organisationId: number): boolean =>
  person.rights.review && person.organisations.some(({ id }) => id === organisationId)

/** Whether a person sees a plan: its owner, and reviewers of its school once it was handed in. */
export const isSeenBy = (person: CurrentUser, plan: HeldPlan): boolean =>
  plan.ownerId === person.id ||
  (mayReview(person, plan.organisationId) && (plan.status === 'inReview' || plan.version > 0))

/** A plan as one person sees it. */
export const planFor = (backend: MemoryBackend, person: CurrentUser, plan: HeldPlan): LivePlan => {
  const makes = plan.ownerId === person.id
  const review = mayReview(person, plan.organisationId)
  const open = makes && plan.status !== 'inReview'
  const changed = plan.status === 'draft' || plan.status === 'returned'
  const owner = PEOPLE.find(({ id }) => id === plan.ownerId)
  const school = PEOPLE.flatMap(({ organisations }) => organisations).find(
    ({ id }) => id === plan.organisationId,
  )
  return {
    id: plan.id,
    status: plan.status,
    revision: plan.revision,
    version: plan.version,
    contentId: plan.version === 0 ? 0 : FIRST_CONTENT + plan.id,
    reason: plan.reason,
    updatedAt: new Date(plan.updatedAt).toISOString(),
    school: { id: plan.organisationId, name: school?.name ?? '' },
    ownerName: owner?.name ?? '',
    document: plan.document,
    coverUrl: plan.document.cover === null ? '' : `/cover-${plan.document.cover.fileId}.png`,
    filmUrls: Object.fromEntries(
      plan.document.sessions.flatMap(({ key, film }) =>
        film === null ? [] : [[key, `/film-${film.fileId}.mp4`]],
      ),
    ),
    questions: plan.document.sessions.flatMap(({ questionIds }) =>
      questionIds.map((id) => ({ id, text: `第 ${id} 题` })),
    ),
    teachers: PEOPLE.filter(({ id }) => plan.document.teachers.includes(id)).map(({ id, name }) => ({
      id,
      name,
    })),
    occurrences: occurrencesOf(plan, backend.now()),
    clashes: [],
    rights: {
      edit: open,
      submit: open && changed && !review,
      recall: makes && plan.status === 'inReview',
      publish: review && (plan.status === 'inReview' || (open && changed)),
      return: review && plan.status === 'inReview',
      discard: open && changed && plan.version > 0,
      delete: makes && plan.version === 0 && plan.status !== 'inReview',
      cancel: plan.version > 0 && (makes || review),
    },
  }
}

/** What one act makes of a plan; null where a lesson that it names began, or is not there. */
export const actedPlan = (plan: HeldPlan, act: PlanAct, now: number): Partial<HeldPlan> | null => {
  const occurrences = occurrencesOf(plan, now)
  const meant = (key: string | null) =>
    occurrences.filter((it) => (key === null || it.key === key) && !hasBegun([it], new Date(now)))
  switch (act.kind) {
    case 'submit':
      return { status: 'inReview', reason: '' }
    case 'recall':
      return { status: 'draft' }
    case 'return':
      return { status: 'returned', reason: act.reason }
    case 'publish':
      return { status: 'published', published: plan.document, version: plan.version + 1, reason: '' }
    case 'discard':
      return { status: 'published', document: plan.published ?? plan.document }
    case 'cancel': {
      const lessons = meant(act.key)
      if (act.key !== null && lessons.length === 0) return null
      const cancelled = new Map([...plan.cancelled, ...lessons.map(({ key }) => [key, act.reason] as const)])
      return { cancelled }
    }
    case 'restore': {
      const keys = meant(act.key).map(({ key }) => key)
      if (act.key !== null && keys.length === 0) return null
      return { cancelled: new Map([...plan.cancelled].filter(([key]) => !keys.includes(key))) }
    }
    case 'replay': {
      const lesson = occurrences.find(({ key }) => key === act.key)
      if (lesson === undefined || Date.parse(lesson.endTime) > now) return null
      const withFilm = (document: LivePlanDocument): LivePlanDocument => ({
        ...document,
        sessions: document.sessions.map((one) =>
          one.key === act.key
            ? { ...one, film: { fileId: act.ownFileId, name: '回放.mp4', duration: 0 } }
            : one,
        ),
      })
      return {
        document: withFilm(plan.document),
        published: plan.published && withFilm(plan.published),
      }
    }
  }
}
