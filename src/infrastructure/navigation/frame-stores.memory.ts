import type { AppearanceStore } from '#application/navigation/appearance-store.port.ts'
import type { ChromeStore } from '#application/navigation/chrome-store.port.ts'
import type { ReopeningStore } from '#application/navigation/reopening-store.port.ts'
import type { SchoolLocalStore } from '#application/navigation/school-local-store.port.ts'
import type { Appearance } from '#domain/navigation/appearance.ts'
import type { ChromeMemory } from '#domain/navigation/chrome-memory.ts'
import type { SchoolLocalMemory } from '#domain/navigation/school-local.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryAppearance = (browser: MemoryBrowser): AppearanceStore =>
  browser.entry<Appearance>('appearance', 'system')

export const memoryChrome = (browser: MemoryBrowser): ChromeStore =>
  browser.entry<ChromeMemory>('chrome', { logoName: null, searchBoxShown: true, trail: [] })

export const memoryReopening = (browser: MemoryBrowser): ReopeningStore =>
  browser.entry<string>('reopenedBuild', '')

export const memorySchoolLocal = (browser: MemoryBrowser): SchoolLocalStore =>
  browser.entry<SchoolLocalMemory>('schoolLocal', { active: false, menuIndex: 0 })
