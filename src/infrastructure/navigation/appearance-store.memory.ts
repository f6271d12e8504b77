import type { AppearanceStore } from '#application/navigation/appearance-store.port.ts'
import type { Appearance } from '#domain/navigation/appearance.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryAppearance = (browser: MemoryBrowser): AppearanceStore =>
  browser.entry<Appearance>('appearance', 'system')
