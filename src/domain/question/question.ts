/** The six kinds of question: 单选, 多选, 判断, 填空, 解答, 复合 (R-question-1; QuestionType 1–6 on the wire). */
export type QuestionKind = 'single' | 'multiple' | 'judgement' | 'blanks' | 'essay' | 'composite'

export interface QuestionOption {
  /** A, B … as the teacher calls it. */
  readonly key: string
  /** HTML with LaTeX between \( \) or \[ \]. */
  readonly content: string
}

export interface Named {
  readonly id: number
  readonly name: string
}

/**
 * What a learner answers: the keys of options chosen; of blanks their texts in order; of an essay one text as HTML. As
 * on the wire; a composite question is answered part by part.
 */
export type Answer = readonly string[]

/** What of a written answer gets points: 得分点. */
export interface ScoringPoint {
  /** HTML. */
  readonly text: string
  readonly points: number
}

/** What is known once a question is answered or revealed. */
export interface Solution {
  readonly answer: Answer
  /** HTML; '' for none. */
  readonly analysis: string
  /** Of an essay, in order; absent for none. */
  readonly rubric?: readonly ScoringPoint[] | undefined
}

/** A question or a part of one; texts are HTML with LaTeX. */
export interface PartQuestion {
  readonly id: number
  readonly kind: QuestionKind
  /** How the stem begins, in words: what it is called where it is not seen; '' when the server does not say. */
  readonly name: string
  readonly stem: string
  readonly options: readonly QuestionOption[]
  readonly blankCount: number
  /** Points. */
  readonly score: number
  /** 0–1, the share that is expected to get it wrong. */
  readonly difficulty: number
  /** 17–21, easy to hard; 0 for unknown. */
  readonly difficultyLevel: number
  readonly knowledge: readonly Named[]
  /** 0 for none. */
  readonly year: number
  readonly area: string
  readonly source: string
  /** False where the learner compares. */
  readonly markable: boolean
  /** The content that it is in the question bank; 0 for one that only a lesson asks. */
  readonly contentId: number
  /** Of the whole question, as it is here and as it is today; missing where nobody says. */
  readonly version?: number
  readonly latestVersion?: number
  readonly favourite: boolean
  /** Null for not answered. */
  readonly answered: Answer | null
  /** Null for not answered, or not marked yet. */
  readonly right: boolean | null
  /** Points that the answer got, of a composite question by all parts together; missing where nobody says. */
  readonly won?: number | undefined
  /** Null until it is answered or revealed. */
  readonly solution: Solution | null
}

export interface Question extends PartQuestion {
  /** Of a composite question, whose own stem is what they share; else none. */
  readonly parts: readonly PartQuestion[]
}

/** One answer on its way. */
export interface AnswerItem {
  readonly questionId: number
  /** The point of the lesson that asks; 0 for none. */
  readonly pointId: number
  readonly answer: Answer
  /** Seconds that it took. */
  readonly useTime: number
  /** The version that was shown; absent for today's. */
  readonly version?: number
  /** Of an essay: the points that the learner gives themselves; absent for no verdict. */
  readonly selfScore?: number
  /** What is sent twice counts once. */
  readonly clientId: string
}

/** What became of an answer. */
export interface AnswerResult {
  readonly questionId: number
  readonly clientId: string
  /** Null when it cannot be marked. */
  readonly right: boolean | null
  readonly score: number
  readonly solution: Solution
  /** ISO 8601. */
  readonly answeredAt: string
}

/** It was corrected since it was as it is shown here. */
export const isSuperseded = ({ version = 0, latestVersion = 0 }: PartQuestion): boolean =>
  version > 0 && latestVersion > version
