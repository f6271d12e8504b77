import type { LiveStatus } from '../catalogue/content-card.ts'
import type { Page } from '../kernel/page.ts'
import type { Named } from '../question/question.ts'
import type { CoursePlace, DocumentFile } from './course-document.ts'
import { MAX_PLAN_SESSIONS } from './plan-limits.ts'

export interface QuestionLimit {
  readonly questionId: number
  readonly seconds: number
}

/**
 * A lesson of a plan, a week after the previous one. Its film is the replay, and is shown live if the plan
 * has no stream.
 */
export interface PlanSession {
  readonly key: string
  readonly name: string
  /** Null for none. */
  readonly film: DocumentFile | null
  /** Prepared questions that the teacher can push, in order. */
  readonly questionIds: readonly number[]
  /** Times to answer for some of the questions; two minutes for the others. */
  readonly limits?: readonly QuestionLimit[] | undefined
}

/** A plan of live lessons, as its teacher writes it. docs/decisions/0322. */
export interface LivePlanDocument {
  readonly name: string
  readonly summary: string
  readonly introduction: string
  /** Null for the generated cover. */
  readonly cover: DocumentFile | null
  /** User ids; all have the console, the first presents. */
  readonly teachers: readonly number[]
  readonly place: CoursePlace
  /** When the first lesson begins, ISO 8601; '' if not decided yet. */
  readonly startTime: string
  readonly minutes: number
  /** Address of an HLS stream; '' if the films of the lessons are shown. */
  readonly streamUrl: string
  readonly sessions: readonly PlanSession[]
}

export type PlanStatus = 'draft' | 'inReview' | 'returned' | 'published'

interface PlanState {
  readonly id: number
  readonly status: PlanStatus
  /** Increases with every save and act. */
  readonly revision: number
  /** Number of publications; 0 if never published. */
  readonly version: number
  /** The published live course; 0 for none. */
  readonly contentId: number
  /** Why it was returned; '' if no reason was given. */
  readonly reason: string
  readonly updatedAt: string
  readonly school: Named
  readonly ownerName: string
}

/** A plan as a list shows it. */
export interface LivePlanCard extends PlanState {
  readonly name: string
  readonly startTime: string
  readonly minutes: number
  readonly sessionCount: number
}

/** A published lesson. Times are ISO 8601. */
export interface PlanOccurrence {
  readonly key: string
  readonly sectionId: number
  readonly name: string
  readonly startTime: string
  readonly endTime: string
  readonly status: LiveStatus
  readonly cancelled: boolean
  /** Why it was called off; '' if no reason was given. */
  readonly reason: string
  readonly reserveCount: number
  readonly hasReplay: boolean
}

/** Another published lesson that one of the teachers has at the time of the lesson `key`. */
export interface PlanClash {
  readonly key: string
  readonly teacherName: string
  readonly name: string
  readonly startTime: string
}

export type PlanRight = 'edit' | 'submit' | 'recall' | 'publish' | 'return' | 'discard' | 'delete' | 'cancel'

/** A prepared question, shown by the beginning of its stem. */
export interface PreparedQuestion {
  readonly id: number
  readonly text: string
}

/** A whole plan, with the user's rights to it. */
export interface LivePlan extends PlanState {
  readonly document: LivePlanDocument
  /** Address of the cover; '' for the generated one. */
  readonly coverUrl: string
  /** Addresses of films by the key of their lesson. */
  readonly filmUrls: Readonly<Record<string, string>>
  readonly questions: readonly PreparedQuestion[]
  readonly teachers: readonly Named[]
  readonly occurrences: readonly PlanOccurrence[]
  readonly clashes: readonly PlanClash[]
  readonly rights: Readonly<Record<PlanRight, boolean>>
}

/** `organisationId` 0: the user's own plans; else those of a school, for its reviewers. */
export interface PlanScope {
  readonly organisationId: number
  /** From 1. */
  readonly page: number
}

export type LivePlanPage = Page<LivePlanCard>

export interface PlanWanted {
  readonly organisationId: number
  readonly name: string
}

export interface NewPlan extends PlanWanted {
  /** Makes repeated requests idempotent. */
  readonly clientId: string
}

/** A save of a plan. */
export interface PlanSaving {
  readonly id: number
  /** That was seen. */
  readonly revision: number
  /** Makes repeated requests of a save idempotent. */
  readonly intentId: string
  readonly document: LivePlanDocument
}

/** A step in the life of a plan; `key` names a lesson, null all future lessons. */
export type PlanAct =
  | { readonly kind: 'submit' | 'recall' | 'publish' | 'discard' }
  | { readonly kind: 'return'; readonly reason: string }
  | { readonly kind: 'cancel'; readonly key: string | null; readonly reason: string }
  | { readonly kind: 'restore'; readonly key: string | null }
  | { readonly kind: 'replay'; readonly key: string; readonly ownFileId: number }

export interface PlanActing {
  readonly id: number
  /** That was seen. */
  readonly revision: number
  readonly act: PlanAct
}

/** A fault that keeps a plan from being published; `key` of the lesson, '' for the plan. */
export interface LivePlanFault {
  readonly key: string
  readonly kind: 'name' | 'place' | 'teacher' | 'time' | 'past' | 'stream' | 'sessionName' | 'source'
}

/** Finds the faults of a plan by the rules of the contract; `hasBegun`: a published lesson has begun. */
export type FindPlanFaults = (
  document: LivePlanDocument,
  now: Date,
  hasBegun: boolean,
) => readonly LivePlanFault[]

export type PlanFields = Partial<Omit<LivePlanDocument, 'sessions'>>
export type SessionFields = Partial<Omit<PlanSession, 'key'>>

export type PlanChange =
  | { readonly kind: 'set'; readonly fields: PlanFields }
  | { readonly kind: 'session'; readonly key: string; readonly fields: SessionFields }
  | { readonly kind: 'add'; readonly session: PlanSession }
  | { readonly kind: 'remove'; readonly key: string }
  /** Moves a lesson by some places; a negative number moves it up. */
  | { readonly kind: 'move'; readonly key: string; readonly by: number }

/** Moves one item by some places; unchanged if that is impossible. */
export const movedBy = <T>(items: readonly T[], from: number, by: number): readonly T[] => {
  const to = from + by
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

/** Applies one change to a document; the last remaining lesson cannot be removed. */
export const changedPlan = (document: LivePlanDocument, change: PlanChange): LivePlanDocument => {
  const { sessions } = document
  switch (change.kind) {
    case 'set':
      return { ...document, ...change.fields }
    case 'session':
      return {
        ...document,
        sessions: sessions.map((one) => (one.key === change.key ? { ...one, ...change.fields } : one)),
      }
    case 'add':
      return sessions.length >= MAX_PLAN_SESSIONS
        ? document
        : { ...document, sessions: [...sessions, change.session] }
    case 'remove':
      return sessions.length === 1
        ? document
        : { ...document, sessions: sessions.filter(({ key }) => key !== change.key) }
    case 'move': {
      const from = sessions.findIndex(({ key }) => key === change.key)
      return { ...document, sessions: movedBy(sessions, from, change.by) }
    }
  }
}

const WEEK_MS = 7 * 86_400_000

/** When the lesson at an index begins, ISO 8601; '' if the plan has no start yet. */
export const sessionStart = ({ startTime }: Pick<LivePlanDocument, 'startTime'>, index: number): string =>
  startTime === '' ? '' : new Date(Date.parse(startTime) + index * WEEK_MS).toISOString()

/** Keys of the published lessons that have begun, which cannot be moved any more. */
export const begunLessons = (occurrences: readonly PlanOccurrence[], now: Date): readonly string[] =>
  occurrences.filter(({ startTime }) => Date.parse(startTime) <= now.getTime()).map(({ key }) => key)

/** Whether a published lesson has begun, after which the times of the plan are fixed. */
export const hasBegun = (occurrences: readonly PlanOccurrence[], now: Date): boolean =>
  begunLessons(occurrences, now).length > 0

/** Schools have no time zone of their own: plans use Beijing time, which has no daylight saving. */
const ZONE = { offset: '+08:00', ms: 8 * 3600_000 } as const

/** Formats an instant in school time as `2026-03-02T16:00`; '' for none. */
export const schoolTimeOf = (instant: string): string =>
  instant === '' ? '' : new Date(Date.parse(instant) + ZONE.ms).toISOString().slice(0, 16)

/**
 * The instant of a typed school time, ISO 8601 in UTC; '' for none. A year beyond 9999 (`20261-03-02T16:00`)
 * leaves the former value.
 */
export const momentTyped = (schoolTime: string, before: string): string => {
  if (schoolTime === '') return ''
  const at = Date.parse(`${schoolTime}:00${ZONE.offset}`)
  return Number.isNaN(at) ? before : new Date(at).toISOString()
}
