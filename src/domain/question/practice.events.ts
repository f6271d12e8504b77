import type { Failure } from '../kernel/failure.ts'
import type { SheetProblem } from './answer-sheet.ts'
import type { PartGiven, Practice, PracticeLayout, SelfMark } from './practice.ts'
import type { PracticeScope } from './practice-scope.ts'
import type { AnswerItem, AnswerResult } from './question.ts'

export interface PracticeInput {
  readonly userId: number
  readonly scope: PracticeScope
  /** The practice of this scope that was handed in and is come back to; '' for none. */
  readonly finishedId: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface PracticeContext extends PracticeInput {
  /** Null until its questions have come. */
  readonly practice: Practice | null
  /** It was left and is gone on with. */
  readonly resumed: boolean
  /** The learner went on with it in another tab, whose clock counts. */
  readonly leftForTab: boolean
  /** It was handed in in another tab while it was open here. */
  readonly endedElsewhere: boolean
  /** Why the questions did not come, or an answer was not taken. */
  readonly failure: Failure | null
  /** What is wrong with an answer that was to be handed in; gone with the next change. */
  readonly problem: (SheetProblem & { readonly questionId: number }) | null
}

export type PracticeEvent =
  | ({ type: 'practice.give' } & PartGiven)
  | { type: 'practice.goTo'; at: number }
  | { type: 'practice.flag'; questionId: number }
  | { type: 'practice.lay'; layout: PracticeLayout }
  | { type: 'practice.pause' }
  | { type: 'practice.goOn' }
  /** Hands one answer in, to see at once whether it is right. */
  | { type: 'practice.check'; questionId: number }
  | ({ type: 'practice.markSelf' } & SelfMark)
  /** Hands in everything that is written; the end of it. */
  | { type: 'practice.finish' }
  | { type: 'practice.again' }
  | { type: 'practice.retry' }
  /** What another tab kept of it. */
  | { type: 'practice.changedElsewhere'; there: Practice }
  | { type: 'practice.delivered'; items: readonly AnswerItem[]; results: readonly AnswerResult[] }
  | { type: 'practice.refused'; items: readonly AnswerItem[]; failure: Failure }

export type PracticeEmitted =
  /** Handed in: the address is to say which one. */
  | { type: 'practice.finished'; id: string }
  /** Another one: the address names none any more. */
  | { type: 'practice.left' }

export interface OpenedPractice {
  /** Null for one that was handed in and is not kept here: in another browser, or long ago. */
  readonly practice: Practice | null
  readonly resumed: boolean
}
