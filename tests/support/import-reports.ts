import type { EditedQuestion } from '#domain/question/question-correction.ts'
import type { ImportReport } from '#domain/question/question-import.ts'

/** What is said of a file whose questions came to this, in order. */
export const reportOf = (...outcomes: ImportReport['items'][number]['outcome'][]): ImportReport => ({
  format: 'GIFT',
  items: outcomes.map((outcome, at) => ({
    place: `第 ${at + 1} 题`,
    outcome,
    reason: '',
    lost: [],
    shown: null,
    edit: null,
  })),
  mark: 'mark',
})
/** A question of a file as somebody put it right. */
export const EDITED_QUESTION: EditedQuestion = {
  kind: 'single',
  stem: '1+1',
  options: ['2', '3'],
  answers: [['A']],
  anyOrder: false,
  rubric: [],
  analysis: '',
  points: 2,
  level: 17,
  chapter: '',
  knowledge: '',
  parts: [],
}
