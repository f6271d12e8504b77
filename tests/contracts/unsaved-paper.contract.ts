import { describe, expect, it } from 'vitest'
import type { UnsavedPaperStore } from '#application/paper/unsaved-paper.port.ts'
import { aPaper } from '#tests/support/papers.ts'

const renewed = { id: 1, name: '单项选择题', items: [{ questionId: 11, score: 2.5, version: 2 }] }
const unsaved = {
  paper: aPaper({
    name: '改过的',
    kind: 'electronic',
    minutes: 40,
    sections: [renewed],
    frame: { seal: true, scoreBoxes: true, notes: '一\n二' },
  }),
  unanswered: aPaper({ name: '在路上的' }),
}

/** `UnsavedPaperStore`; `make` opens a browser and answers how its store is opened anew. R-paper-5. */
export const unsavedPaperContract = (name: string, make: () => () => UnsavedPaperStore): void => {
  describe(`${name}: what is not saved of papers`, () => {
    it('is there for the same paper and person, also after a reload, until it is forgotten', () => {
      const open = make()
      const place = { userId: 1, paperId: 9 }
      open().keep(place, unsaved)
      expect([
        open().read(place),
        open().read({ ...place, paperId: 8 }),
        open().read({ ...place, userId: 2 }),
      ]).toEqual([unsaved, null, null])
      open().keep(place, { paper: aPaper(), unanswered: null })
      expect(open().read(place)).toEqual({ paper: aPaper(), unanswered: null })
      open().forget(place)
      expect(open().read(place)).toBe(null)
    })
  })
}
