import type { Crumb } from './breadcrumb.ts'

/** What the frame around the pages remembers between visits (spec §3); null for a default logo name. */
export interface ChromeMemory {
  readonly logoName: string | null
  /** True unless stored otherwise (spec §4). */
  readonly searchBoxShown: boolean
  readonly trail: readonly Crumb[]
}
