import { describe, expect, it } from 'vitest'
import type { PlaybackLock } from '#application/playback/playback-lock.port.ts'
import { settle } from '#tests/support/deferred.ts'

/** `PlaybackLock`. `make` opens a browser and answers how a tab of it is opened. */
export const playbackLockContract = (name: string, make: () => () => PlaybackLock): void => {
  describe(`${name}: the playback lock`, () => {
    const twoTabs = () => {
      const open = make()
      const lost: string[] = []
      return { one: open(), other: open(), lost, tell: (tab: string) => () => lost.push(tab) }
    }

    it('is taken by one tab at a time, and again by the same', async () => {
      const { one, other, lost, tell } = twoTabs()
      expect([await one.acquire(tell('one')), await one.acquire(tell('one'))]).toEqual([true, true])
      expect(await other.acquire(tell('other'))).toBe(false)
      expect(lost).toEqual([])
    })

    it('is free once the tab has released it', async () => {
      const { one, other, lost, tell } = twoTabs()
      await one.acquire(tell('one'))
      one.release()
      one.release()
      await settle()
      expect(await other.acquire(tell('other'))).toBe(true)
      expect(lost).toEqual([])
    })

    it('is taken over, and the tab that played is told once', async () => {
      const { one, other, lost, tell } = twoTabs()
      await one.acquire(tell('one'))
      await other.steal(tell('other'))
      expect(lost).toEqual(['one'])
      expect(await one.acquire(tell('one'))).toBe(false)
      other.release()
      await settle()
      expect(await one.acquire(tell('one'))).toBe(true)
      expect(lost).toEqual(['one'])
    })

    it('goes back and forth', async () => {
      const { one, other, lost, tell } = twoTabs()
      await one.acquire(tell('one'))
      await other.steal(tell('other'))
      await one.steal(tell('one'))
      await one.steal(tell('one'))
      expect(lost).toEqual(['one', 'other'])
      expect(await other.acquire(tell('other'))).toBe(false)
    })
  })
}
