import { NOWHERE } from '#domain/question/bank-query.ts'
import type { MadeDetail } from '#domain/question/made-question.ts'
import { newQuestionDraft, type QuestionDraft } from '#domain/question/question-draft.ts'

const PLACE = { ...NOWHERE, stage: 2, subject: 20 }

/** A whole question that is not saved yet: single choice, B right. */
export const aQuestionDraft = (change: Partial<QuestionDraft['question']> = {}): QuestionDraft => {
  const draft = newQuestionDraft('an-intent', 1, PLACE)
  const question = { ...draft.question, stem: '1 + 1 等于几？', options: ['1', '2'], answers: [['B']] }
  return { ...draft, question: { ...question, ...change } }
}

/** The same as its makers have it. */
export const aMadeQuestion = (change: Partial<MadeDetail> = {}): MadeDetail => ({
  id: 5,
  contentId: 50,
  kind: 'single',
  name: '1 + 1 等于几？',
  score: 3,
  version: 1,
  withdrawn: false,
  schoolOnly: true,
  filing: { ...PLACE, level: 19 },
  place: '初中 · 数学',
  knowledge: '',
  author: '李文静',
  school: '青禾实验学校',
  updatedAt: '2026-03-02T00:00:00Z',
  openFaults: 0,
  editable: true,
  year: 0,
  edit: aQuestionDraft().question,
  pieces: [],
  versions: [],
  faults: [],
  ...change,
})
