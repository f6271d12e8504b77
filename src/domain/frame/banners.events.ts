import type { Failure } from '../kernel/failure.ts'
import type { ChosenFile } from '../session/chosen-file.ts'
import type { BannerForm, BannerPictures, ManagedBanner } from './managed-banner.ts'

export type BannerDeed = 'saved' | 'removed' | 'moved'

export interface BannersContext {
  /** All banners, in display order. */
  readonly items: readonly ManagedBanner[]
  /** The order as it was last sent. */
  readonly ordered: readonly number[]
  /** The open form; null if none is open. */
  readonly form: BannerForm | null
  /** The picture chosen before a reload or an expiry; null for none. */
  readonly left: ChosenFile | null
  /** Saving was tried with a faulty form, so that faults are shown. */
  readonly tried: boolean
  /** When saving was tried, in milliseconds since 1970. */
  readonly triedAt: number
  /** Why the last read or change failed. */
  readonly failure: Failure | null
  readonly done: BannerDeed | null
}

/** The version of a banner that the user saw. */
export type SeenBanner = Pick<ManagedBanner, 'id' | 'rowVersion'>

export type BannersEvent =
  | { type: 'banners.reread' }
  | { type: 'banners.begin' }
  | { type: 'banners.open'; id: number }
  | { type: 'banners.change'; fields: Partial<BannerForm> }
  /** Pictures were made from a chosen file. */
  | { type: 'banners.picture'; pictures: BannerPictures; file: ChosenFile }
  /** `now` in milliseconds since 1970. */
  | { type: 'banners.save'; now: number }
  | { type: 'banners.cancel' }
  | { type: 'banners.move'; id: number; by: -1 | 1 }
  | { type: 'banners.remove'; id: number }
