import type { Failure } from '../kernel/failure.ts'
import type { ChosenFile } from '../session/chosen-file.ts'
import type { BannerForm, BannerPictures, ManagedBanner } from './managed-banner.ts'

export type BannerDeed = 'saved' | 'removed' | 'moved'

export interface BannersContext {
  /** All, the first one first. */
  readonly items: readonly ManagedBanner[]
  /** Their order as it was sent the last time. */
  readonly ordered: readonly number[]
  /** What is being typed; null while none is open. */
  readonly form: BannerForm | null
  /** The picture that was chosen for it before a reload or an expiry; null for none. */
  readonly left: ChosenFile | null
  /** Saving was tried with something wrong, and since then nothing was sent. */
  readonly tried: boolean
  /** When that was, in milliseconds since 1970. */
  readonly triedAt: number
  /** Why something was not read or not done. */
  readonly failure: Failure | null
  readonly done: BannerDeed | null
}

/** A banner as it was seen. */
export type SeenBanner = Pick<ManagedBanner, 'id' | 'rowVersion'>

export type BannersEvent =
  | { type: 'banners.reread' }
  | { type: 'banners.begin' }
  | { type: 'banners.open'; id: number }
  | { type: 'banners.change'; fields: Partial<BannerForm> }
  /** Made of a file that was chosen. */
  | { type: 'banners.picture'; pictures: BannerPictures; file: ChosenFile }
  /** `now` in milliseconds since 1970. */
  | { type: 'banners.save'; now: number }
  | { type: 'banners.cancel' }
  | { type: 'banners.move'; id: number; by: -1 | 1 }
  | { type: 'banners.remove'; id: number }
