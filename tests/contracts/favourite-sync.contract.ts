import { describe, expect, it } from 'vitest'
import type { FavouriteSyncPort, FavouriteUpdate } from '#application/favourite/favourite-sync.port.ts'

/** `FavouriteSyncPort`. `make` opens a browser and answers how a tab of it is opened; `arrive` waits for what was told. */
export const favouriteSyncContract = (
  name: string,
  make: () => () => FavouriteSyncPort,
  arrive: () => Promise<unknown>,
): void => {
  describe(`${name}: news of favourites`, () => {
    it('are heard by every other tab, as long as it listens', async () => {
      const open = make()
      const [one, other, third] = [open(), open(), open()]
      const heard: [string, FavouriteUpdate][] = []
      const hearing = (tab: string) => (news: FavouriteUpdate) => void heard.push([tab, news])
      one.subscribe(hearing('one'))
      const stop = other.subscribe(hearing('other'))
      third.subscribe(hearing('third'))
      const news = { userId: 7, flags: [{ contentId: 3, kept: true }] }
      one.publish(news)
      await arrive()
      expect(heard.sort(([a], [b]) => a.localeCompare(b))).toEqual([
        ['other', news],
        ['third', news],
      ])
      stop()
      heard.length = 0
      one.publish({ userId: 7, flags: [] })
      await arrive()
      expect(heard).toEqual([['third', { userId: 7, flags: [] }]])
    })
  })
}
