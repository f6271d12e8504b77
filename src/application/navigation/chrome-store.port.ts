import type { ChromeMemory } from '#domain/navigation/chrome-memory.ts'

/** Logo name and search-box flag in local storage, the trail in session storage (spec §2, §3). */
export interface ChromeStore {
  read(): ChromeMemory
  keep(memory: ChromeMemory): void
}
