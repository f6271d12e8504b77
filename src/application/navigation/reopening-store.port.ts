/**
 * Remembers the build for which this tab reloaded because its code was missing, so that it reloads once per
 * build (R-product-10).
 */
export interface ReopeningStore {
  /** The build last noted by this tab; '' if there was none. */
  read(): string
  keep(build: string): void
}
