import type { LiveNoticePort } from '#application/live/live-notice.port.ts'
import { success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'

/** The backend in memory has no other users, so a reserved lesson never changes. */
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
