import { MAX_KEYWORD_LENGTH } from '#domain/kernel/keyword.ts'
import { REVIEW_TABS, type ReviewTab } from '#domain/review/review-query.ts'
import { schoolAddress } from './addresses.ts'

/** What the address of the review says: which requests, and the one that is looked at; 0 for none. */
export interface ReviewPlace {
  readonly tab: ReviewTab
  readonly keyword: string
  /** From 1. */
  readonly page: number
  readonly itemId: number
}

/** A whole number from 1 on; anything else is `otherwise`. */
const wholeIn = (text: string | null, otherwise: number): number =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : otherwise

/** What an address says, as far as it can be understood. */
export const readReview = (query: URLSearchParams): ReviewPlace => ({
  tab: REVIEW_TABS.find((tab) => tab === query.get('tab')) ?? 'pending',
  keyword: (query.get('keyword') ?? '').trim().slice(0, MAX_KEYWORD_LENGTH),
  page: wholeIn(query.get('page'), 1),
  itemId: wholeIn(query.get('item'), 0),
})

/** The address of a place in the review of a school; what is not named is as at first. */
export const reviewAddress = (organisationId: number, place: Partial<ReviewPlace>): string => {
  const query = new URLSearchParams()
  if (place.tab !== undefined && place.tab !== 'pending') query.set('tab', place.tab)
  if (place.keyword) query.set('keyword', place.keyword)
  if (place.page !== undefined && place.page > 1) query.set('page', String(place.page))
  if (place.itemId) query.set('item', String(place.itemId))
  const rest = query.toString()
  return schoolAddress('examine', organisationId) + (rest === '' ? '' : `&${rest}`)
}
