import type { HotSearchPort } from '#application/search/search.port.ts'
import { SHOWN_HOT_TERMS } from '#domain/frame/managed-word.ts'
import { success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { shownWords } from '../memory/frame.backend.ts'

export const memoryHotSearch = (backend: MemoryBackend, caller: Caller): HotSearchPort => ({
  hotTerms: (type, signal) =>
    backend.request({
      call: 'hotTerms',
      access: 'public',
      caller,
      signal,
      answer: () => success(shownWords(backend, 'hotTerms', type).slice(0, SHOWN_HOT_TERMS)),
    }),
})
