import type { Banner } from '#domain/catalogue/banner.ts'
import type { HomeSelection } from '#domain/catalogue/home.machine.ts'
import type { HomeContent } from '#domain/catalogue/home-content.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** The home page's own content. Wire: getbannerlist, homeindex; both answer visitors (R-wire-8). */
export interface HomePort {
  /** Banners that are known without a request, shown until `banners` answers; often none. */
  initialBanners(): readonly Banner[]
  banners(signal: AbortSignal): Promise<Result<readonly Banner[], Failure>>
  content(selection: HomeSelection, signal: AbortSignal): Promise<Result<HomeContent, Failure>>
}
