import type { SeenBanner } from '#domain/frame/banners.events.ts'
import type { BannerForm, ManagedBanner } from '#domain/frame/managed-banner.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** A banner to be saved: new pictures as JPEG bytes, or null to keep the present ones. */
export interface SentBanner extends Omit<BannerForm, 'pictures'> {
  readonly pictures: { readonly wide: Uint8Array; readonly tall: Uint8Array } | null
}

/** The banners of home, for the platform's administrators; forbidden for everybody else. R-frame-1. */
export interface FrameBannerPort {
  /** All banners, in the order in which they are shown. */
  banners(signal: AbortSignal): Promise<Result<readonly ManagedBanner[], Failure>>
  /** Fails with `conflict` if the banner changed since it was read, `missing` if it is gone. */
  save(banner: SentBanner, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Fails as `save`. */
  remove(banner: SeenBanner, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Reorders the banners; takes the ids of all, `conflict` if the set of banners has changed. */
  order(ids: readonly number[], signal: AbortSignal): Promise<Result<true, Failure>>
}
