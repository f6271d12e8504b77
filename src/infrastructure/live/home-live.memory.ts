import type { HomeLivePort } from '#application/live/live.port.ts'
import { success } from '#domain/kernel/result.ts'
import { inLiveOrder } from '#domain/live/live-order.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { offeredLivesAt } from '../memory/content/lives.ts'
import { learningIn, withReservation } from '../memory/learning.backend.ts'

export const memoryHomeLive = (backend: MemoryBackend, caller: Caller): HomeLivePort => ({
  homeLives: (count, signal) =>
    backend.request({
      call: 'homeLives',
      access: 'public',
      caller,
      signal,
      answer: (person) => {
        const lives = inLiveOrder(offeredLivesAt(backend.now())).slice(0, count)
        return success(person === null ? lives : lives.map(withReservation(learningIn(backend, person.id))))
      },
    }),
})
