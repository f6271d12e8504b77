import { describe, expect, it } from 'vitest'
import type { PlayerSeat } from '#application/playback/player-seat.port.ts'
import { settle } from '#tests/support/deferred.ts'

/** `PlayerSeat`. `make` opens a browser and answers how a tab of it is opened. */
export const playerSeatContract = (name: string, make: () => () => PlayerSeat): void => {
  describe(`${name}: the seat of the player`, () => {
    const twoTabs = () => {
      const open = make()
      const lost: string[] = []
      return { one: open(), other: open(), lost, tell: (tab: string) => () => lost.push(tab) }
    }

    it('is taken by one tab at a time, and again by the same', async () => {
      const { one, other, lost, tell } = twoTabs()
      expect([await one.take(tell('one')), await one.take(tell('one'))]).toEqual([true, true])
      expect(await other.take(tell('other'))).toBe(false)
      expect(lost).toEqual([])
    })

    it('is free once the tab has got up', async () => {
      const { one, other, lost, tell } = twoTabs()
      await one.take(tell('one'))
      one.leave()
      one.leave()
      await settle()
      expect(await other.take(tell('other'))).toBe(true)
      expect(lost).toEqual([])
    })

    it('is taken over, and the tab that played is told once', async () => {
      const { one, other, lost, tell } = twoTabs()
      await one.take(tell('one'))
      await other.takeOver(tell('other'))
      expect(lost).toEqual(['one'])
      expect(await one.take(tell('one'))).toBe(false)
      other.leave()
      await settle()
      expect(await one.take(tell('one'))).toBe(true)
      expect(lost).toEqual(['one'])
    })

    it('goes back and forth', async () => {
      const { one, other, lost, tell } = twoTabs()
      await one.take(tell('one'))
      await other.takeOver(tell('other'))
      await one.takeOver(tell('one'))
      await one.takeOver(tell('one'))
      expect(lost).toEqual(['one', 'other'])
      expect(await other.take(tell('other'))).toBe(false)
    })
  })
}
