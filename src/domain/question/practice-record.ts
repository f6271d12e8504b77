/** A part of the bank, chosen questions (e.g. wrong ones once more), or a paper that was sat on screen. */
export type PracticeKind = 'bank' | 'questions' | 'paper'

/** What is kept of a practice when it is handed in. */
export interface HandedInPractice {
  readonly practiceId: string
  readonly kind: PracticeKind
  /** Of a paper its name; '' for none. */
  readonly name: string
  /** 0 for none. */
  readonly paperId: number
  /** Seconds. */
  readonly useTime: number
  /** In order, each with its points. */
  readonly items: readonly { readonly questionId: number; readonly score: number }[]
}

/** A practice as it lies in 练习记录; its numbers are those of its report. */
export interface PracticeRecord {
  readonly practiceId: string
  readonly kind: PracticeKind
  /** '' for unknown. */
  readonly name: string
  /** 0 for none, or when it is deleted. */
  readonly paperId: number
  /** ISO 8601. */
  readonly finishedAt: string
  readonly total: number
  readonly answered: number
  readonly right: number
  /** Without a point. */
  readonly wrong: number
  /** With a part of their points. */
  readonly partly: number
  /** Answered, and waiting for the learner's own mark. */
  readonly ungraded: number
  readonly score: number
  readonly fullScore: number
  /** Seconds. */
  readonly useTime: number
}

/** On a page of the records, and of the wrong questions. */
export const PRACTICE_PAGE_SIZE = 10
