import { describe, expect, it } from 'vitest'
import type { SittingStore } from '#application/paper/sitting-store.port.ts'
import type { SittingDraft } from '#domain/paper/paper-sitting.ts'
import { readingAt } from '#tests/support/clock-readings.ts'
import { keys } from '#tests/support/practices.ts'

const PLACE = { userId: 7, paperId: 9 }

const aDraft = (change: Partial<SittingDraft> = {}): SittingDraft => ({
  practiceId: 'sitting-1',
  startedAt: 1000,
  sheet: {},
  handedInAt: null,
  ownMarks: {},
  changedAt: {},
  ...change,
})

/** `SittingStore`; `make` opens a browser and answers how its store is opened in a tab. R-session-5, R-tabs-3. */
export const sittingStoreContract = (name: string, make: () => () => SittingStore): void => {
  describe(`${name}: papers that are answered`, () => {
    it('are found by the same person at the same paper, also after a reload', () => {
      const open = make()
      const spent = { ms: 60_000, at: readingAt(1000, { server: 5000 }) }
      const draft = aDraft({
        spent,
        sheet: { 1: keys('A') },
        ownMarks: { 2: 1.5 },
        changedAt: { 1: 5, 2: 6 },
      })
      open().keep(PLACE, draft)
      expect([
        open().read(PLACE),
        open().read({ ...PLACE, paperId: 1 }),
        open().read({ ...PLACE, userId: 8 }),
      ]).toEqual([draft, null, null])
    })

    it('are one sitting in two tabs, with the latest answer to each part, handed in when the first was', () => {
      const open = make()
      const [here, idle] = [open(), open()]
      here.keep(PLACE, aDraft())
      here.keep(PLACE, aDraft({ sheet: { 1: keys('A'), 2: keys('A') }, changedAt: { 1: 5, 2: 6 } }))
      idle.keep(PLACE, aDraft())
      idle.keep(
        PLACE,
        aDraft({ sheet: { 2: keys('B'), 3: keys('C') }, changedAt: { 2: 9, 3: 4 }, handedInAt: 20 }),
      )
      here.keep(PLACE, aDraft({ handedInAt: 30 }))
      const both = aDraft({
        sheet: { 1: keys('A'), 2: keys('B'), 3: keys('C') },
        changedAt: { 1: 5, 2: 9, 3: 4 },
        handedInAt: 20,
      })
      expect([here.read(PLACE), idle.read(PLACE)]).toEqual([both, both])
      const next = aDraft({ practiceId: 'sitting-2', startedAt: 2000 })
      idle.keep(PLACE, next)
      here.keep(PLACE, { ...both, ownMarks: { 1: 2 } })
      expect(here.read(PLACE)).toEqual(next)
    })

    it('are told to the other tab when something is new, until it stops listening', () => {
      const open = make()
      const [here, idle] = [open(), open()]
      const heard: unknown[] = []
      const stop = idle.watch(PLACE, (draft) => heard.push(draft))
      const draft = aDraft({ sheet: { 1: keys('A') }, changedAt: { 1: 5 } })
      here.keep(PLACE, draft)
      here.keep(PLACE, aDraft())
      stop()
      here.keep(PLACE, aDraft({ handedInAt: 5 }))
      expect(heard).toEqual([draft])
    })
  })
}
