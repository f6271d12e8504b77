import { describe, expect, it } from 'vitest'
import type { CorrectionStore } from '#application/question/correction-store.port.ts'
import type { CorrectionDraft, EditedPart, EditedQuestion } from '#domain/question/question-correction.ts'

const part: EditedPart = {
  kind: 'blanks',
  stem: '第一问\n____',
  options: ['甲'],
  answers: [['1', '一']],
  anyOrder: true,
  rubric: [],
  analysis: '',
  points: null,
}
const question: EditedQuestion = {
  ...part,
  kind: 'composite',
  points: 5,
  level: 17,
  chapter: '第一章',
  knowledge: '',
  parts: [part],
}
const draft: CorrectionDraft = {
  corrections: { 2: question, 7: null },
  editing: { 3: { ...question, stem: '还没有写完' } },
  source: '校本题库',
}

/** `CorrectionStore`; `make` opens a browser and answers how its store is opened anew. R-session-5. */
export const correctionStoreContract = (name: string, make: () => () => CorrectionStore): void => {
  describe(`${name}: what was put right in files of questions`, () => {
    it('is there for the same file and person, also after a reload, until nothing of it is left', () => {
      const open = make()
      const place = { userId: 1, file: 'mark' }
      open().keep(place, draft)
      expect([
        open().read(place),
        open().read({ ...place, file: 'other' }),
        open().read({ ...place, userId: 2 }),
      ]).toEqual([draft, null, null])
      open().forget(place)
      expect(open().read(place)).toBe(null)
    })
  })
}
