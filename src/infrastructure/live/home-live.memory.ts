import type { HomeLivePort } from '#application/live/live.port.ts'
import { success } from '#domain/kernel/result.ts'
import { inLiveOrder } from '#domain/live/live-order.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { offeredLivesAt } from '../memory/content/lives.ts'

export const memoryHomeLive = (backend: MemoryBackend, caller: Caller): HomeLivePort => ({
  homeLives: (count, signal) =>
    backend.request({
      call: 'homeLives',
      access: 'public',
      caller,
      signal,
      answer: () => success(inLiveOrder(offeredLivesAt(backend.now())).slice(0, count)),
    }),
})
