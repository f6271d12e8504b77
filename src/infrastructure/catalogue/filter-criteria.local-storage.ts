import type { FilterCriteriaStore } from '#application/catalogue/filter-criteria.port.ts'
import { type ContentType, keepsFilterCriteria } from '#domain/catalogue/category.ts'
import { NO_FILTERS } from '#domain/catalogue/filter-criteria.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { STORAGE_KEYS as KEYS } from '../storage/storage-keys.ts'

/** In the store criteria have the names of R-catalogue-5. */
export const localStorageFilterCriteria = (storage: SafeStorage): FilterCriteriaStore => ({
  read: (type) => {
    const stored = storage.read(KEYS.filterCriteria)[slot(type)]
    if (!stored || !keepsFilterCriteria(type)) return NO_FILTERS
    const { bookId, knowId, gradeId, subjectId, RightIds } = stored
    return { bookId, knowledgeId: knowId, gradeId, subjectId, tagIds: RightIds }
  },
  keep: (type, { bookId, knowledgeId, gradeId, subjectId, tagIds }) => {
    if (!keepsFilterCriteria(type)) return
    const criteria = { bookId, knowId: knowledgeId, gradeId, subjectId, RightIds: [...tagIds] }
    storage.write(KEYS.filterCriteria, { ...storage.read(KEYS.filterCriteria), [type]: criteria })
  },
})

const slot = (type: ContentType): 1 | 2 => (type === 1 ? 1 : 2)
