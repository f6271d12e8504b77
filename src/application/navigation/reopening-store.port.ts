/** For which build of the app a page was reopened because code of it was missing: once for each (R-product-10). */
export interface ReopeningStore {
  /** Empty for none; of this tab only. */
  read(): string
  keep(build: string): void
}
