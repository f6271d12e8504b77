import type { SiteChange, SiteSettings } from '#domain/frame/site-settings.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** Names, links and limits of the site, for the platform's administrators; forbidden for everybody else. R-frame-5. */
export interface SiteSettingsPort {
  read(signal: AbortSignal): Promise<Result<SiteSettings, Failure>>
  /**
   * Fails with `conflict` if the settings changed since they were read, `invalid` if a number is out of range
   * or a link is incomplete.
   */
  save(change: SiteChange, signal: AbortSignal): Promise<Result<true, Failure>>
}
