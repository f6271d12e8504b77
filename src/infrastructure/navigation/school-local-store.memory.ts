import type { SchoolLocalStore } from '#application/navigation/school-local-store.port.ts'
import type { SchoolLocalMemory } from '#domain/navigation/school-local.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memorySchoolLocal = (browser: MemoryBrowser): SchoolLocalStore =>
  browser.entry<SchoolLocalMemory>('schoolLocal', { active: false, menuIndex: 0 })
