/** Keeps the files of the app in the browser, so that it opens without a network. */
export interface OfflineAppPort {
  /** Begins to keep them, where the browser can, and tells when a newer version lies ready. */
  keep(renewed: () => void): KeptApp
}

export interface KeptApp {
  /** Looks for a newer version now. */
  look(): void
  /** Changes to the newer version: opens the page anew. */
  change(): void
}
