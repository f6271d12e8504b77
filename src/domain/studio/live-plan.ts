import type { LiveStatus } from '../catalogue/content-card.ts'
import type { Page } from '../kernel/page.ts'
import type { Named } from '../question/question.ts'
import type { CoursePlace, DocumentFile } from './course-document.ts'
import { MAX_PLAN_SESSIONS } from './plan-limits.ts'

export interface QuestionLimit {
  readonly questionId: number
  readonly seconds: number
}

/** A lesson, a week after the one before it. Its film is shown as live where there is no stream, and is its replay. */
export interface PlanSession {
  readonly key: string
  readonly name: string
  /** Null for none. */
  readonly film: DocumentFile | null
  /** Questions that wait for the teacher, in order. */
  readonly questionIds: readonly number[]
  /** For how long some of them are open; two minutes where nothing is said. */
  readonly limits?: readonly QuestionLimit[] | undefined
}

/** Live lessons as their teacher plans them. docs/decisions/0322. */
export interface LivePlanDocument {
  readonly name: string
  readonly summary: string
  readonly introduction: string
  /** Null for the drawn one. */
  readonly cover: DocumentFile | null
  /** Users, each of whom has the console; the first presents. */
  readonly teachers: readonly number[]
  readonly place: CoursePlace
  /** When the first lesson begins, ISO 8601; '' for not known yet. */
  readonly startTime: string
  readonly minutes: number
  /** Address of an HLS stream; '' where the lessons' own films are shown. */
  readonly streamUrl: string
  readonly sessions: readonly PlanSession[]
}

export type PlanStatus = 'draft' | 'inReview' | 'returned' | 'published'

interface PlanState {
  readonly id: number
  readonly status: PlanStatus
  /** Grows with every save and every act. */
  readonly revision: number
  /** How often it was published; 0 for never. */
  readonly version: number
  /** The live course that learners see; 0 for none. */
  readonly contentId: number
  /** Why it was returned; '' for none. */
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

/** A lesson as it is published. Times ISO 8601. */
export interface PlanOccurrence {
  readonly key: string
  readonly sectionId: number
  readonly name: string
  readonly startTime: string
  readonly endTime: string
  readonly status: LiveStatus
  readonly cancelled: boolean
  /** Why it is called off; '' for none. */
  readonly reason: string
  readonly reserveCount: number
  readonly hasReplay: boolean
}

/** Another published lesson of a teacher at the time of the lesson with this key. */
export interface PlanClash {
  readonly key: string
  readonly teacherName: string
  readonly name: string
  readonly startTime: string
}

export type PlanRight = 'edit' | 'submit' | 'recall' | 'publish' | 'return' | 'discard' | 'delete' | 'cancel'

/** A question by its beginning. */
export interface PreparedQuestion {
  readonly id: number
  readonly text: string
}

/** A plan whole, with what its asker may do with it now. */
export interface LivePlan extends PlanState {
  readonly document: LivePlanDocument
  /** Address of its cover's picture; '' for the drawn one. */
  readonly coverUrl: string
  /** Addresses of the films of its lessons, by the lesson's key; none where there is no film. */
  readonly filmUrls: Readonly<Record<string, string>>
  readonly questions: readonly PreparedQuestion[]
  readonly teachers: readonly Named[]
  readonly occurrences: readonly PlanOccurrence[]
  readonly clashes: readonly PlanClash[]
  readonly rights: Readonly<Record<PlanRight, boolean>>
}

/** `organisationId` 0: one's own; else those of a school, for its reviewers. */
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
  /** Sent twice under it a plan is made once. */
  readonly clientId: string
}

/** A plan on its way to the server. */
export interface PlanSaving {
  readonly id: number
  /** That was seen. */
  readonly revision: number
  /** Made once for each saving: what is sent twice is saved once. */
  readonly intentId: string
  readonly document: LivePlanDocument
}

/** What is done with a plan beyond saving it; `key` of a lesson, null for all that are to come. */
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

/** What keeps a plan from being published; `key` of the lesson, '' for the plan. */
export interface LivePlanFault {
  readonly key: string
  readonly kind: 'name' | 'place' | 'teacher' | 'time' | 'past' | 'stream' | 'sessionName' | 'source'
}

/** The faults of a plan, by the rule of the contract; `hasBegun` where its first lesson took place as published. */
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
  /** By so many places, up where it is negative. */
  | { readonly kind: 'move'; readonly key: string; readonly by: number }

/** Items with one of them moved by so many places; the same where it cannot be. */
export const movedBy = <T>(items: readonly T[], from: number, by: number): readonly T[] => {
  const to = from + by
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

/** A document with one change; the last lesson stays. */
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

/** When a lesson of a plan begins, by its place, ISO 8601; '' while the plan does not know when. */
export const sessionStart = ({ startTime }: Pick<LivePlanDocument, 'startTime'>, index: number): string =>
  startTime === '' ? '' : new Date(Date.parse(startTime) + index * WEEK_MS).toISOString()

/** Keys of the published lessons that began: they stay where they are. */
export const begunLessons = (occurrences: readonly PlanOccurrence[], now: Date): readonly string[] =>
  occurrences.filter(({ startTime }) => Date.parse(startTime) <= now.getTime()).map(({ key }) => key)

/** Whether a published lesson began: then the times of the plan stay. */
export const hasBegun = (occurrences: readonly PlanOccurrence[], now: Date): boolean =>
  begunLessons(occurrences, now).length > 0

/** Schools have no zone of their own yet: day and hour of a plan are Beijing's, the whole year. */
const ZONE = { offset: '+08:00', ms: 8 * 3600_000 } as const

/** `2026-03-02T16:00` of an instant, by the clock of the school; '' for none. */
export const schoolTimeOf = (instant: string): string =>
  instant === '' ? '' : new Date(Date.parse(instant) + ZONE.ms).toISOString().slice(0, 16)

/** The instant that is typed, ISO 8601 in UTC, '' for none; `20261-03-02T16:00` is none that can be written, and leaves what was there. */
export const momentTyped = (schoolTime: string, before: string): string => {
  if (schoolTime === '') return ''
  const at = Date.parse(`${schoolTime}:00${ZONE.offset}`)
  return Number.isNaN(at) ? before : new Date(at).toISOString()
}
