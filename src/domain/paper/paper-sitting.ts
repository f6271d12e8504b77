import { type AnswerSheet, givenTo, isBlankSheet, itemsOf, partsOf } from '../question/answer-sheet.ts'
import type { AnswerItem, AnswerResult, Question } from '../question/question.ts'
import type { SpentTime } from './clock-reading.ts'
import type { OwnMarks } from './paper-marks.ts'

/** Who sits at which paper. */
export interface SittingPlace {
  readonly userId: number
  readonly paperId: number
}

/** What was answered on screen; kept in the browser until the next sitting. */
export interface SittingDraft {
  /** The same one again is the same sitting again, however often it is sent. */
  readonly practiceId: string
  /** Milliseconds since 1970, by the device's clock: later than that of the sitting before it. */
  readonly startedAt: number
  /** How much of it was over when it was kept last; undefined of one that an earlier version of the app began. */
  readonly spent?: SpentTime | undefined
  readonly sheet: AnswerSheet
  /** When it was handed in, in milliseconds since 1970; null while it is answered. What came of it is asked for by sending it again. */
  readonly handedInAt: number | null
  readonly ownMarks: OwnMarks
  /** When a part was answered or marked the last time, in milliseconds since 1970, by id of the part. */
  readonly changedAt: Readonly<Record<number, number>>
}

/** What became of a sitting. */
export interface Marked {
  readonly results: readonly AnswerResult[]
  /** With answers and analysis. */
  readonly solved: readonly Question[]
}

/** Something is given to it. */
export const isAnswered = (question: Question, sheet: AnswerSheet): boolean =>
  partsOf(question).some((part) => !isBlankSheet({ [part.id]: givenTo(sheet, part) }))

/** What is sent of a sitting: what was answered, part by part; what was left open is not. */
export const sittingItemsOf = (
  questions: readonly Question[],
  { sheet, practiceId }: SittingDraft,
  useTime: number,
): readonly AnswerItem[] => {
  const answered = questions.filter((question) => isAnswered(question, sheet))
  const each = Math.round(useTime / Math.max(1, answered.length))
  return answered
    .flatMap((question) =>
      itemsOf(question, sheet, {
        pointId: 0,
        clientId: `${practiceId}-${question.id}`,
        useTime: each,
      }),
    )
    .filter(({ answer }) => answer.some((text) => text.trim() !== ''))
}
