import type { Crumb } from './breadcrumb.ts'

/** What the frame around the pages remembers between visits (R-navigation-2); null for a default logo name. */
export interface ChromeMemory {
  readonly logoName: string | null
  /** True unless stored otherwise (R-navigation-11). */
  readonly searchBoxShown: boolean
  readonly trail: readonly Crumb[]
}
