import type { HotSearchPort } from '#application/search/search.port.ts'
import { success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { HOT_TERMS } from '../memory/content/categories.ts'

export const memoryHotSearch = (backend: MemoryBackend, caller: Caller): HotSearchPort => ({
  hotTerms: (type, signal) =>
    backend.request({
      call: 'hotTerms',
      access: 'public',
      caller,
      signal,
      answer: () => success(HOT_TERMS[type]),
    }),
})
