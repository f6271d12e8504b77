import type { PublishingNoticePort } from '#application/release/publishing-notice.port.ts'
import { success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { dropPublishing, publishingNoticesOf } from '../memory/publishing-notice.backend.ts'
import { makeSessionRequest } from '../memory/session-request.ts'

/** What others decided, in the memory of a tab. */
export const memoryPublishingNotices = (backend: MemoryBackend, caller: Caller): PublishingNoticePort => {
  const ask = makeSessionRequest(backend, caller, 'publishingNotices')
  return {
    notices: (signal) => ask('notices', signal, ({ id }) => success(publishingNoticesOf(backend, id))),
    see: (ids, signal) =>
      ask('see', signal, (person) => {
        dropPublishing(backend, person.id, ({ id }) => ids.includes(id))
        return success(true)
      }),
  }
}
