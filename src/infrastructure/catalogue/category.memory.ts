import type { CategoryPort } from '#application/catalogue/category.port.ts'
import { success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { CATEGORIES } from '../memory/content/categories.ts'

export const memoryCategories = (backend: MemoryBackend, caller: Caller): CategoryPort => ({
  categories: (signal) =>
    backend.request({
      call: 'categories',
      access: 'public',
      caller,
      signal,
      answer: () => success(CATEGORIES),
    }),
})
