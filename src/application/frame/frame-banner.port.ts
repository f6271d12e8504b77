import type { SeenBanner } from '#domain/frame/banners.events.ts'
import type { BannerForm, ManagedBanner } from '#domain/frame/managed-banner.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** What is sent of a banner: pictures as the bytes of JPEGs, null for those that it has. */
export interface SentBanner extends Omit<BannerForm, 'pictures'> {
  readonly pictures: { readonly wide: Uint8Array; readonly tall: Uint8Array } | null
}

/** The banners of home, for the platform's administrators; forbidden for everybody else. R-frame-1. */
export interface FrameBannerPort {
  /** All, the first one first. */
  banners(signal: AbortSignal): Promise<Result<readonly ManagedBanner[], Failure>>
  /** A conflict where somebody changed it meanwhile; missing where it is gone. */
  save(banner: SentBanner, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Conflict and missing as for `save`. */
  remove(banner: SeenBanner, signal: AbortSignal): Promise<Result<true, Failure>>
  /** All by their ids, the first one first; a conflict where there are others by now. */
  order(ids: readonly number[], signal: AbortSignal): Promise<Result<true, Failure>>
}
