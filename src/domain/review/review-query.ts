/** 待审核, 下架申请, 已通过, 已驳回, 已下架, 全部. */
export const REVIEW_TABS = ['pending', 'removing', 'approved', 'rejected', 'takenDown', 'all'] as const
export type ReviewTab = (typeof REVIEW_TABS)[number]

export const REQUESTS_PER_PAGE = 20

/** Which requests of a school a reviewer sees. */
export interface ReviewQuery {
  readonly organisationId: number
  readonly tab: ReviewTab
  /** Searches file name and applicant; '' for all. */
  readonly keyword: string
  /** From 1. */
  readonly page: number
}

export const sameReviewQuery = (one: ReviewQuery, other: ReviewQuery): boolean =>
  one.organisationId === other.organisationId &&
  one.tab === other.tab &&
  one.keyword === other.keyword &&
  one.page === other.page

/**
 * Whether the tab lists requests that wait for a decision; there, the next one is shown after each decision.
 */
export const isOfWaiting = ({ tab }: ReviewQuery): boolean => tab === 'pending' || tab === 'removing'

/** The number of requests in each tab. */
export type ReviewCounts = Readonly<Record<ReviewTab, number>>

export const NO_COUNTS: ReviewCounts = {
  pending: 0,
  removing: 0,
  approved: 0,
  rejected: 0,
  takenDown: 0,
  all: 0,
}
