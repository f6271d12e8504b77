import { moved } from '../kernel/moved.ts'
import { type PeriodFault, periodFault } from '../kernel/period.ts'
import { isInsideAddress } from '../navigation/inside-address.ts'

/** A banner, for administrators of the platform. Times are ISO 8601, '' for none. */
export interface ManagedBanner {
  readonly id: number
  readonly rowVersion: number
  /** The alternative text of the picture. */
  readonly title: string
  readonly imageUrl: string
  readonly mobileImageUrl: string
  /** '' for none. */
  readonly linkUrl: string
  readonly from: string
  readonly to: string
}

/** New pictures: JPEGs for a wide screen and for a phone. */
export interface BannerPictures {
  readonly wide: Blob
  readonly tall: Blob
}

/** The form of a banner; `id` is 0 for a new one, `pictures` null to keep the present ones. */
export interface BannerForm {
  readonly id: number
  readonly rowVersion: number
  readonly title: string
  readonly linkUrl: string
  readonly from: string
  readonly to: string
  readonly pictures: BannerPictures | null
}

export type BannerFault = 'picture' | 'title' | 'link' | PeriodFault

export type BannerStage = 'waiting' | 'shown' | 'over'

export const MAX_BANNER_TITLE = 60
export const MAX_BANNER_LINK = 1000

export const NEW_BANNER: BannerForm = {
  id: 0,
  rowVersion: 0,
  title: '',
  linkUrl: '',
  from: '',
  to: '',
  pictures: null,
}

export const bannerFormOf = ({ id, rowVersion, title, linkUrl, from, to }: ManagedBanner): BannerForm => ({
  id,
  rowVersion,
  title,
  linkUrl,
  from,
  to,
  pictures: null,
})

/** The form on the present version of the banner; becomes a new banner if somebody removed it. */
export const rebased = (form: BannerForm | null, items: readonly ManagedBanner[]): BannerForm | null => {
  if (form === null || form.id === 0) return form
  const now = items.find(({ id }) => id === form.id)
  return { ...form, id: now?.id ?? 0, rowVersion: now?.rowVersion ?? 0 }
}

export const trimmedBanner = (form: BannerForm): BannerForm => ({
  ...form,
  title: form.title.trim(),
  linkUrl: form.linkUrl.trim(),
})

const isLink = (address: string): boolean =>
  address === '' || isInsideAddress(address) || /^https?:\/\/[^\s/?#]+\S*$/i.test(address)

/**
 * The first fault of the form at a given time, compared with the present banner; null if there is none.
 * R-frame-1.
 */
export const bannerFault = (
  form: BannerForm,
  now: number,
  items: readonly Pick<ManagedBanner, 'id' | 'to'>[],
): BannerFault | null => {
  const { id, title, linkUrl, pictures } = trimmedBanner(form)
  if (id === 0 && pictures === null) return 'picture'
  if (title === '') return 'title'
  if (!isLink(linkUrl)) return 'link'
  return periodFault(form, now, items.find((it) => it.id === id)?.to ?? '')
}

/** Whether a banner is to come, shown or over at a time, in milliseconds since 1970. */
export const bannerStageAt = ({ from, to }: Pick<ManagedBanner, 'from' | 'to'>, now: number): BannerStage => {
  if (from !== '' && Date.parse(from) > now) return 'waiting'
  return to !== '' && Date.parse(to) <= now ? 'over' : 'shown'
}

/** Moves one of the ids by a place; unchanged if that is impossible. */
export const movedIds = (ids: readonly number[], id: number, by: -1 | 1): readonly number[] => {
  const at = ids.indexOf(id)
  return at < 0 ? ids : moved(ids, at, by)
}
