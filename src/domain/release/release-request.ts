import type { ContentType } from '../catalogue/category.ts'

export const RELEASE_STATUSES = ['asked', 'granted', 'declined', 'takenBack', 'ended'] as const
export type ReleaseStatus = (typeof RELEASE_STATUSES)[number]

/**
 * A request to release a content to all schools, for reviewers of the platform. Times in ISO 8601, '' for
 * none.
 */
export interface ReleaseRequest {
  readonly id: number
  /** For optimistic locking: a decision names the version that was seen. */
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
  /** The user's own request, which others have to decide. */
  readonly own: boolean
}

export interface ReleaseQuery {
  readonly status: ReleaseStatus | 'all'
  /** From 1. */
  readonly page: number
}

/** Declines a request, or ends a release. */
export type ReleaseRefusal = 'decline' | 'end'

export const RELEASE_PAGE_SIZE = 20
