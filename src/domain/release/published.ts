import type { ContentType } from '../catalogue/category.ts'

/** Who sees a content: its school, its school while it is asked to be open to all, or all. */
export type ReleaseState = 'school' | 'asked' | 'all'

/** Something published, as its teacher or a reviewer of its school sees it. Times in ISO 8601. */
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
  /** Why the last request was declined or its release ended; '' for neither. */
  readonly reason: string
  readonly can: Readonly<Record<ReleaseAct, boolean>>
  /** In the days that are looked at. */
  readonly use: Readonly<Record<UseFigure, number>>
}

export const USE_FIGURES = ['views', 'downloads', 'favourites', 'learners', 'comments'] as const
export type UseFigure = (typeof USE_FIGURES)[number]

/**
 * Asks for the release, takes the request back, or makes it the school's own again; takes a resource out of what is offered, or offers
 * it again.
 */
export type ReleaseAct = 'ask' | 'takeBack' | 'end' | 'withdraw' | 'offer'

/** Of the last version of a resource that is not seen; none where there is no such. */
export type UnseenVersion = 'none' | 'waiting' | 'returned'

/** Withdrawn by its teacher, taken down by somebody else, or neither. */
export type Withdrawal = 'none' | 'own' | 'takenDown'

export const PUBLISHED_ORDERS = ['newest', 'views', 'downloads', 'favourites'] as const
export type PublishedOrder = (typeof PUBLISHED_ORDERS)[number]

/** The days whose use is looked at; 0 for all. */
export const USE_DAYS = [0, 30, 7] as const
export type UseDays = (typeof USE_DAYS)[number]

export interface PublishedQuery {
  /** 0 for one's own. */
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
