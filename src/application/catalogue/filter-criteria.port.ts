import type { ContentType } from '#domain/catalogue/category.ts'
import type { FilterCriteria } from '#domain/catalogue/filter-criteria.ts'

/**
 * Stores the filter criteria of lists of types 1 and 2 between visits (R-catalogue-5); unreadable entries
 * read as no filters.
 */
export interface FilterCriteriaStore {
  read(type: ContentType): FilterCriteria
  keep(type: ContentType, criteria: FilterCriteria): void
}
