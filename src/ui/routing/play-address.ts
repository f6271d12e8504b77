import type { ContentType } from '#domain/catalogue/category.ts'
import { playAddress } from './addresses.ts'
import { contentIdOf, courseTypeOf } from './content-id.ts'

export const playPath = '/play'

export const PLAY_TABS = ['contents', 'notes', 'questions'] as const
export type PlayTab = (typeof PLAY_TABS)[number]

/** What the address of a lesson says. */
export interface PlayPlace {
  /** The course; null for none or nonsense (R-product-8). */
  readonly id: number | null
  readonly type: ContentType
  /** 0 for the one where the learner left off. */
  readonly sectionId: number
  /** Where it is to begin, in seconds; null for where the learner left off. */
  readonly at: number | null
  readonly tab: PlayTab
}

const wholeOf = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null

export const readPlayPlace = (query: URLSearchParams): PlayPlace => ({
  id: contentIdOf(query),
  type: courseTypeOf(query),
  sectionId: wholeOf(query.get('section')) ?? 0,
  at: wholeOf(query.get('at')),
  tab: PLAY_TABS.find((tab) => tab === query.get('tab')) ?? PLAY_TABS[0],
})

/** Another view of a lesson; the first tab is the one without a name. Where it began is not said again. */
export const playViewAddress = ({ id, type, sectionId, tab }: Omit<PlayPlace, 'at'>): string => {
  const address = playAddress({ id: id ?? 0, type, sectionId })
  return tab === PLAY_TABS[0] ? address : `${address}&tab=${tab}`
}

const playPlaceIn = (address: string): PlayPlace | null => {
  const [path, search = ''] = address.split('?', 2)
  return path === playPath ? readPlayPlace(new URLSearchParams(search)) : null
}

/** The same lesson where the learner left off; null for an address that names no second, or no lesson. */
export const withoutSecond = (address: string): string | null => {
  const place = playPlaceIn(address)
  return place === null || place.at === null ? null : playViewAddress(place)
}

/** Another lesson of the same course, in the same view; null for an address of no lesson. */
export const ofSection = (address: string, sectionId: number): string | null => {
  const place = playPlaceIn(address)
  return place && playViewAddress({ ...place, sectionId })
}
