import { afterEach, expect, it } from 'vitest'
import {
  broadcastFavouriteNews,
  favouriteChannel,
} from '#infrastructure/favourite/favourite-news.broadcast.ts'
import { memoryFavouriteNews } from '#infrastructure/favourite/favourite-news.memory.ts'
import { settle } from '#tests/support/deferred.ts'
import { favouriteNewsContract } from './favourite-news.contract.ts'

const channels: BroadcastChannel[] = []
const opened = (): BroadcastChannel | undefined => {
  const channel = favouriteChannel()
  if (channel) channels.push(channel)
  return channel
}
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})

/** What was posted to a channel before this has come when this has. */
const arrived = async (): Promise<void> => {
  const [from, to] = [favouriteChannel(), favouriteChannel()]
  await new Promise<void>((resolve) => {
    to?.addEventListener('message', () => resolve())
    from?.postMessage('later')
  })
  from?.close()
  to?.close()
  await settle()
}

favouriteNewsContract('memory', memoryFavouriteNews, settle)
favouriteNewsContract('broadcast channel', () => () => broadcastFavouriteNews(opened), arrived)

it('that are none are not heard, and a browser without channels tells nobody', async () => {
  const heard: unknown[] = []
  broadcastFavouriteNews(opened).listen((news) => heard.push(news))
  opened()?.postMessage({ userId: '7', flags: [] })
  await arrived()
  const alone = broadcastFavouriteNews(() => undefined)
  const stop = alone.listen((news) => heard.push(news))
  alone.tell({ userId: 7, flags: [] })
  stop()
  expect(heard).toEqual([])
})
