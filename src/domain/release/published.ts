import type { ContentType } from '../catalogue/category.ts'

/** Who can see a content: its school; its school while a release is requested; all. */
export type ReleaseState = 'school' | 'asked' | 'all'

/** A published content, for its teacher or a reviewer of its school. Times in ISO 8601. */
export interface PublishedThing {
  readonly id: number
  readonly type: ContentType
  readonly name: string
  /** From the stage down to the chapter. */
  readonly place: readonly string[]
  readonly organisationName: string
  readonly teacherName: string
  readonly createdAt: string
  readonly withdrawal: Withdrawal
  /** Why it was taken down; '' for none. */
  readonly withdrawReason: string
  readonly version: UnseenVersion
  /** Why its new version was returned. */
  readonly versionReason: string
  /** The draft of a course or the plan of a live lesson, for whoever may open it in the studio; 0 for none. */
  readonly studioId: number
  /** A resource that can be edited. */
  readonly editable: boolean
  readonly state: ReleaseState
  /** Why the last request was declined or the release ended; '' if neither. */
  readonly reason: string
  readonly can: Readonly<Record<ReleaseAct, boolean>>
  /** Usage in the chosen period. */
  readonly use: Readonly<Record<UseFigure, number>>
}

export const USE_FIGURES = ['views', 'downloads', 'favourites', 'learners', 'comments'] as const
export type UseFigure = (typeof USE_FIGURES)[number]

/**
 * Requests a release, takes the request back, or ends the release; withdraws a resource, or offers it again.
 */
export type ReleaseAct = 'ask' | 'takeBack' | 'end' | 'withdraw' | 'offer'

/** The state of the newest version of a resource, if it is not visible yet. */
export type UnseenVersion = 'none' | 'waiting' | 'returned'

/** Withdrawn by its teacher (`own`), taken down by somebody else, or neither. */
export type Withdrawal = 'none' | 'own' | 'takenDown'

export const PUBLISHED_ORDERS = ['newest', 'views', 'downloads', 'favourites'] as const
export type PublishedOrder = (typeof PUBLISHED_ORDERS)[number]

/** The periods for usage figures, in days; 0 for all time. */
export const USE_DAYS = [0, 30, 7] as const
export type UseDays = (typeof USE_DAYS)[number]

export interface PublishedQuery {
  /** 0 for the user's own contents. */
  readonly organisationId: number
  /** 0 for any. */
  readonly type: ContentType | 0
  readonly order: PublishedOrder
  readonly days: UseDays
  /** From 1. */
  readonly page: number
}

export const PUBLISHED_PAGE_SIZE = 20

export const FIRST_QUERY: PublishedQuery = { organisationId: 0, type: 0, order: 'newest', days: 0, page: 1 }
