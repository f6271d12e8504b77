import type { ContentType } from '../catalogue/category.ts'

export const RELEASE_STATUSES = ['asked', 'granted', 'declined', 'takenBack', 'ended'] as const
export type ReleaseStatus = (typeof RELEASE_STATUSES)[number]

/** That a content be open to all, as reviewers of the platform see it. Times in ISO 8601, '' for none. */
export interface ReleaseRequest {
  readonly id: number
  /** What is decided is what was seen. */
  readonly rowVersion: number
  readonly status: ReleaseStatus
  readonly contentId: number
  readonly type: ContentType
  readonly name: string
  readonly summary: string
  readonly place: readonly string[]
  readonly organisationName: string
  readonly teacherName: string
  readonly userName: string
  readonly askedAt: string
  readonly reason: string
  readonly deciderName: string
  readonly decidedAt: string
  readonly withdrawn: boolean
  /** Others decide on it. */
  readonly own: boolean
}

export interface ReleaseQuery {
  readonly status: ReleaseStatus | 'all'
  /** From 1. */
  readonly page: number
}

/** Declined, or made the school's own again after it was open to all. */
export type ReleaseRefusal = 'decline' | 'end'

export const RELEASE_PAGE_SIZE = 20
