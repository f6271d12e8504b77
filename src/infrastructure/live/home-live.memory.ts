import type { HomeLivePort } from '#application/live/live.port.ts'
import { success } from '#domain/kernel/result.ts'
import { inLiveOrder } from '#domain/live/live-order.ts'
import { livesAt } from '../memory/content/lives.ts'
import type { Caller, World } from '../memory/world.ts'

export const memoryHomeLive = (world: World, caller: Caller): HomeLivePort => ({
  homeLives: (count, signal) =>
    world.ask({
      call: 'homeLives',
      access: 'public',
      caller,
      signal,
      answer: () => success(inLiveOrder(livesAt(world.now())).slice(0, count)),
    }),
})
