import { partsOf } from './answer-sheet.ts'
import type { Practice } from './practice.ts'
import type { HandedInPractice } from './practice-record.ts'

/** What is kept of a practice when it is handed in; null of the questions of a section, which its course reports. */
export const handedInOf = ({ id, scope, questions, seconds }: Practice): HandedInPractice | null =>
  scope.kind === 'section'
    ? null
    : {
        practiceId: id,
        kind: scope.kind,
        name: '',
        paperId: 0,
        useTime: seconds,
        items: questions.map((question) => ({
          questionId: question.id,
          score: partsOf(question).reduce((sum, { score }) => sum + score, 0),
        })),
      }
