import type { CategoryPort } from '#application/catalogue/category.port.ts'
import { success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { shownCategories } from '../memory/frame.backend.ts'

export const memoryCategories = (backend: MemoryBackend, caller: Caller): CategoryPort => ({
  categories: (signal) =>
    backend.request({
      call: 'categories',
      access: 'public',
      caller,
      signal,
      answer: () => success(shownCategories(backend)),
    }),
})
