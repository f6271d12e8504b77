import { describe, expect, it } from 'vitest'
import type { QuestionDraftStore } from '#application/question/question-making.port.ts'
import { NOWHERE } from '#domain/question/bank-query.ts'
import { newQuestionDraft } from '#domain/question/question-draft.ts'

const draft = {
  ...newQuestionDraft('a-draft-of-one', 1, { ...NOWHERE, stage: 2, subject: 20 }),
  pictures: [{ sign: '图1', address: '/api/file/1' }],
  settles: [3],
}

/** `QuestionDraftStore`; `make` opens a browser and answers how its store is opened anew. R-session-5. */
export const questionDraftContract = (name: string, make: () => () => QuestionDraftStore): void => {
  describe(`${name}: what is typed of questions`, () => {
    it('is there for the same question and person, also after a reload, until it is forgotten', () => {
      const open = make()
      const place = { userId: 1, questionId: 5, writtenFor: '' }
      open().keep(place, draft)
      expect([
        open().read(place),
        open().read({ ...place, questionId: 0 }),
        open().read({ ...place, userId: 2 }),
        open().read({ ...place, writtenFor: 'course/7' }),
      ]).toEqual([draft, null, null, null])
      open().forget(place)
      expect(open().read(place)).toBe(null)
    })
  })
}
