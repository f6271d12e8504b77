import * as z from 'zod/mini'
import type { FavouriteSyncPort } from '#application/favourite/favourite-sync.port.ts'

/** Another tab may run another version of the app. */
const news = z.object({
  userId: z.number(),
  flags: z.array(z.object({ contentId: z.number(), kept: z.boolean() })),
})

/** By a channel between the tabs, which keeps nothing; a browser without BroadcastChannel syncs no tabs. */
export const broadcastFavouriteSync = (open: () => BroadcastChannel | undefined): FavouriteSyncPort => {
  const channel = open()
  return {
    publish: (told) => channel?.postMessage(told),
    subscribe: (heard) => {
      const listen = ({ data }: MessageEvent<unknown>) => {
        const read = z.safeParse(news, data)
        if (read.success) heard(read.data)
      }
      channel?.addEventListener('message', listen)
      return () => channel?.removeEventListener('message', listen)
    },
  }
}
