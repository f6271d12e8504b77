import { describe, expect, it } from 'vitest'
import type { AnswerDraftStore } from '#application/question/answer-draft.port.ts'
import type { UnsentAnswerStore } from '#application/question/unsent-answer.port.ts'
import type { AnswerDraft } from '#domain/question/answer-draft.ts'
import type { UnsentAnswer } from '#domain/question/unsent-answer.ts'
import { accountIdOf } from '#domain/session/account-id.ts'
import { anItem } from '#tests/support/questions.ts'

/** What a lesson leaves in a browser. */
export interface LessonStores {
  readonly answerDrafts: AnswerDraftStore
  readonly unsentAnswers: UnsentAnswerStore
}

const place = { userId: 7, sectionId: 5, questionId: 1 }
const draft: AnswerDraft = {
  sheet: {
    1: { kind: 'keys', keys: ['A', 'C'] },
    2: { kind: 'blanks', texts: ['½', ''] },
    3: { kind: 'essay', text: { html: '<p>因为</p>', length: 2, pictures: 0 } },
  },
  clientId: 'contract-1',
  tried: true,
}
const unsent = (userId: number, clientId: string): UnsentAnswer => ({
  place: { ...place, userId },
  courseId: 101,
  items: [anItem({ clientId }), anItem({ clientId: `${clientId}-p2`, answer: ['<p>因为</p>'] })],
})

/** Answers that are being written, and those that wait for a connection. R-session-5 and docs/decisions/0074. */
export const lessonStoresContract = (name: string, make: () => LessonStores): void => {
  describe(`${name}: answers`, () => {
    it('that are being written are found where they were left, until they are forgotten', () => {
      const { answerDrafts } = make()
      expect(answerDrafts.read(place)).toBe(null)
      answerDrafts.keep(place, { ...draft, tried: false })
      answerDrafts.keep(place, draft)
      answerDrafts.keep({ ...place, questionId: 2 }, { ...draft, clientId: 'contract-2' })
      expect(answerDrafts.read(place)).toEqual(draft)
      expect(answerDrafts.read({ ...place, sectionId: 6 })).toBe(null)
      answerDrafts.forget(place)
      expect([answerDrafts.read(place), answerDrafts.read({ ...place, questionId: 2 })?.clientId]).toEqual([
        null,
        'contract-2',
      ])
    })

    it('that wait stand in their order, once each, until they are settled', async () => {
      const { unsentAnswers } = make()
      const [one, two, other] = [unsent(7, 'contract-1'), unsent(7, 'contract-2'), unsent(8, 'contract-3')]
      for (const answer of [one, other, two, one]) await unsentAnswers.keep([answer])
      expect(await unsentAnswers.read(7)).toEqual([two, one])
      await unsentAnswers.crossOut([two])
      expect(await unsentAnswers.read(7)).toEqual([one])
      await unsentAnswers.keepOnlyOf(7)
      expect([await unsentAnswers.read(7), await unsentAnswers.read(8)]).toEqual([[one], []])
      await unsentAnswers.keepOnlyOf(accountIdOf('13900000001'))
      expect(await unsentAnswers.read(7)).toEqual([one])
      await unsentAnswers.keepOnlyOf(0)
      expect(await unsentAnswers.read(7)).toEqual([])
    })
  })
}
