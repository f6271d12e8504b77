import { describe, expect, it } from 'vitest'
import type { FavouriteNews, FavouriteNewsPort } from '#application/favourite/favourite-news.port.ts'

/** `FavouriteNewsPort`. `make` opens a browser and answers how a tab of it is opened; `arrive` waits for what was told. */
export const favouriteNewsContract = (
  name: string,
  make: () => () => FavouriteNewsPort,
  arrive: () => Promise<unknown>,
): void => {
  describe(`${name}: news of favourites`, () => {
    it('are heard by every other tab, as long as it listens', async () => {
      const open = make()
      const [one, other, third] = [open(), open(), open()]
      const heard: [string, FavouriteNews][] = []
      const hearing = (tab: string) => (news: FavouriteNews) => void heard.push([tab, news])
      one.listen(hearing('one'))
      const stop = other.listen(hearing('other'))
      third.listen(hearing('third'))
      const news = { userId: 7, flags: [{ contentId: 3, kept: true }] }
      one.tell(news)
      await arrive()
      expect(heard.sort(([a], [b]) => a.localeCompare(b))).toEqual([
        ['other', news],
        ['third', news],
      ])
      stop()
      heard.length = 0
      one.tell({ userId: 7, flags: [] })
      await arrive()
      expect(heard).toEqual([['third', { userId: 7, flags: [] }]])
    })
  })
}
