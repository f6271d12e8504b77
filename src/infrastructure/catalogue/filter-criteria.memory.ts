import type { FilterCriteriaStore } from '#application/catalogue/filter-criteria.port.ts'
import { keepsFilterCriteria } from '#domain/catalogue/category.ts'
import { NO_FILTERS } from '#domain/catalogue/filter-criteria.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryFilterCriteria = (browser: MemoryBrowser): FilterCriteriaStore => ({
  read: (type) => browser.entry(`filterCriteria ${type}`, NO_FILTERS).read(),
  keep: (type, criteria) => {
    if (keepsFilterCriteria(type)) browser.entry(`filterCriteria ${type}`, NO_FILTERS).keep(criteria)
  },
})
