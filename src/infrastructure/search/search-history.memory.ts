import type { SearchHistoryStore } from '#application/search/search.port.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memorySearchHistory = (browser: MemoryBrowser): SearchHistoryStore =>
  browser.entry<readonly string[]>('searchHistory', [])
