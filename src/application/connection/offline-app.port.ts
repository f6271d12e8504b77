/** Keeps the files of the app in the browser, so that it opens without a network. */
export interface OfflineAppPort {
  /**
   * Starts caching if the browser can; calls `renewed` when a newer version is cached and ready to be opened.
   */
  keep(renewed: () => void): KeptApp
}

export interface KeptApp {
  /** Checks for a newer version now. */
  look(): void
  /** Activates the newer version and reloads the page. */
  change(): void
}
