import { describe, expect, it } from 'vitest'
import type { PlanDraftStore } from '#application/studio/plan-draft.port.ts'
import { aPlanDocument, aPlanSession } from '#tests/support/live-plans.ts'

const draft = {
  base: aPlanDocument({ sessions: [aPlanSession('key-of-one')] }),
  document: aPlanDocument({ name: '导数', sessions: [aPlanSession('key-of-one', { film: null })] }),
}

/** `PlanDraftStore`; `make` opens a browser and answers how its store is opened anew. R-live-8. */
export const planDraftContract = (name: string, make: () => () => PlanDraftStore): void => {
  describe(`${name}: what is not saved of plans`, () => {
    it('is there for the same plan and person, also after a reload, until it is forgotten', () => {
      const open = make()
      const place = { userId: 1, planId: 5 }
      open().keep(place, draft)
      expect([
        open().read(place),
        open().read({ ...place, planId: 6 }),
        open().read({ ...place, userId: 2 }),
      ]).toEqual([draft, null, null])
      open().forget(place)
      expect(open().read(place)).toBe(null)
    })
  })
}
