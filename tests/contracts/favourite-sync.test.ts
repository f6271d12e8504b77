import { afterEach, expect, it } from 'vitest'
import { broadcastFavouriteSync } from '#infrastructure/favourite/favourite-sync.broadcast.ts'
import { memoryFavouriteSync } from '#infrastructure/favourite/favourite-sync.memory.ts'
import { openTabChannel } from '#infrastructure/storage/tab-channel.ts'
import { settle } from '#tests/support/deferred.ts'
import { favouriteSyncContract } from './favourite-sync.contract.ts'

const channels: BroadcastChannel[] = []
const opened = (): BroadcastChannel | undefined => {
  const channel = openTabChannel('zhiyuan-favourites')
  if (channel) channels.push(channel)
  return channel
}
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})

/** What was posted to a channel before this has come when this has. */
const arrived = async (): Promise<void> => {
  const [from, to] = [openTabChannel('zhiyuan-favourites'), openTabChannel('zhiyuan-favourites')]
  await new Promise<void>((resolve) => {
    to?.addEventListener('message', () => resolve())
    from?.postMessage('later')
  })
  from?.close()
  to?.close()
  await settle()
}

favouriteSyncContract('memory', memoryFavouriteSync, settle)
favouriteSyncContract('broadcast channel', () => () => broadcastFavouriteSync(opened), arrived)

it('that are none are not heard, and a browser without channels tells nobody', async () => {
  const heard: unknown[] = []
  broadcastFavouriteSync(opened).subscribe((news) => heard.push(news))
  opened()?.postMessage({ userId: '7', flags: [] })
  await arrived()
  const alone = broadcastFavouriteSync(() => undefined)
  const stop = alone.subscribe((news) => heard.push(news))
  alone.publish({ userId: 7, flags: [] })
  stop()
  expect(heard).toEqual([])
})
