import type { ListViewStore } from '#application/catalogue/list.port.ts'
import type { ListView } from '#domain/catalogue/list-query.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryListView = (browser: MemoryBrowser): ListViewStore =>
  browser.entry<ListView>('listView', 'card')
