import type { SiteChange, SiteSettings } from '#domain/frame/site-settings.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** Names, links and limits of the site, for the platform's administrators; forbidden for everybody else. R-frame-5. */
export interface SiteSettingsPort {
  read(signal: AbortSignal): Promise<Result<SiteSettings, Failure>>
  /** A conflict where somebody changed them meanwhile; invalid for what is beyond its range or half a link. */
  save(change: SiteChange, signal: AbortSignal): Promise<Result<true, Failure>>
}
