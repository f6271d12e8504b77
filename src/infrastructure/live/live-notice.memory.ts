import type { LiveNoticePort } from '#application/live/live-notice.port.ts'
import { success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'

/** In the memory of a tab nobody else plans lessons: nothing becomes of what is reserved. */
export const memoryLiveNotices = (backend: MemoryBackend, caller: Caller): LiveNoticePort => ({
  notices: (signal) =>
    backend.request({
      call: 'liveNotices.notices',
      access: 'session',
      caller,
      signal,
      answer: () => success([]),
    }),
  see: (_ids, signal) =>
    backend.request({
      call: 'liveNotices.see',
      access: 'session',
      caller,
      signal,
      answer: () => success(true),
    }),
})
