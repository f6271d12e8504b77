import { describe, expect, it } from 'vitest'
import type { LedgerStore } from '#application/learning/ledger.provide.ts'
import { lineOf } from '#domain/learning/ledger-line.ts'
import { accountIdOf } from '#domain/session/account-id.ts'
import { aMoment } from '#tests/support/learning.ts'

const line = (change: Parameters<typeof aMoment>[0] = {}, userId = 7) => lineOf(userId, aMoment(change))

/** `LedgerStore`; `make` makes the ledgers of two tabs of one browser. R-learning-3. */
export const ledgerStoreContract = (
  name: string,
  make: () => { readonly tab: LedgerStore; readonly other: LedgerStore },
): void => {
  describe(`${name}: the ledger`, () => {
    it('knows nothing at first', async () => {
      const { tab } = make()
      await tab.crossOut([line()])
      await tab.keepOnlyOf(7)
      expect(await tab.read(7)).toEqual([])
    })

    it('keeps one line a section, merged, whichever tab wrote it', async () => {
      const { tab, other } = make()
      await tab.keep([line({ at: 1, position: 10, progress: 50, begins: true }), line({ sectionId: 3 })])
      await other.keep([line({ at: 2, position: 4, progress: 9 })])
      const both = [
        line({ sectionId: 3 }),
        { ...line({ at: 2, position: 4, progress: 50 }), plays: ['play-of-a-test'] },
      ]
      for (const one of [tab, other])
        expect([...(await one.read(7))].sort((a, b) => a.moment.sectionId - b.moment.sectionId)).toEqual(both)
    })

    it('loses nothing when two tabs write at once', async () => {
      const { tab, other } = make()
      const writes = Array.from({ length: 20 }, (_, at) => [line({ at, position: at, progress: 40 - at })])
      await Promise.all(writes.map((lines, index) => (index % 2 === 0 ? tab : other).keep(lines)))
      expect(await tab.read(7)).toEqual([line({ at: 19, position: 19, progress: 40 })])
    })

    it('crosses out what was acknowledged, not what was noted since', async () => {
      const { tab, other } = make()
      const sent = line({ at: 1, position: 10 })
      await tab.keep([sent, line({ sectionId: 3 })])
      await other.keep([line({ at: 2, position: 11 })])
      await tab.crossOut([sent, line({ sectionId: 3 })])
      expect(await tab.read(7)).toEqual([line({ at: 2, position: 11 })])
      await tab.crossOut([line({ at: 2, position: 11 })])
      expect(await other.read(7)).toEqual([])
    })

    it('keeps what belongs to one user when somebody signs in, and nothing of users without an id', async () => {
      const { tab } = make()
      await tab.keep([line({}, 7), line({}, 8), line({}, 0)])
      await tab.keepOnlyOf(7)
      expect([await tab.read(7), await tab.read(8), await tab.read(0)]).toEqual([[line()], [], []])
      await tab.keepOnlyOf(0)
      expect(await tab.read(7)).toEqual([])
    })

    it('keeps what may be the user’s own: an id that could not be read this time tells nothing beside one that could', async () => {
      const { tab } = make()
      const account = accountIdOf('13900000001')
      await tab.keep([line({}, 7)])
      await tab.keepOnlyOf(account)
      expect(await tab.read(7)).toEqual([line()])
      await tab.keep([line({}, account)])
      await tab.keepOnlyOf(7)
      expect([await tab.read(7), await tab.read(account)]).toEqual([[line()], [line({}, account)]])
      await tab.keepOnlyOf(accountIdOf('13900000002'))
      expect([await tab.read(7), await tab.read(account)]).toEqual([[line()], []])
    })
  })
}
