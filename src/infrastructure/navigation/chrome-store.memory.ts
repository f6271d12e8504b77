import type { ChromeStore } from '#application/navigation/chrome-store.port.ts'
import type { ChromeMemory } from '#domain/navigation/chrome-memory.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryChrome = (browser: MemoryBrowser): ChromeStore =>
  browser.entry<ChromeMemory>('chrome', { logoName: null, searchBoxShown: true, trail: [] })
