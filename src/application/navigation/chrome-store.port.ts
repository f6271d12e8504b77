import type { ChromeMemory } from '#domain/navigation/chrome-memory.ts'

/** Logo name and search-box flag in local storage, the trail in session storage (R-navigation-10, R-navigation-11). */
export interface ChromeStore {
  read(): ChromeMemory
  keep(memory: ChromeMemory): void
}
