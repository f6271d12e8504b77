import type { QuestionType } from '#server/db/schema/question.ts'

/** A question as its author writes it; texts are HTML with LaTeX between \( \). */
export interface QuestionContent {
  readonly type: QuestionType
  readonly stem: string
  /** A, B … in order. */
  readonly options: readonly string[]
  /** As the column of the table: server/db/schema/question.ts. */
  readonly answers: readonly (readonly string[])[]
  readonly anyOrder: boolean
  readonly analysis: string
  /** Of a composite question. */
  readonly parts: readonly QuestionContent[]
}

/** A question and the second of the film at which it is asked, when what it asks has been said. */
export interface FilmQuestion {
  readonly at: number
  readonly required: boolean
  readonly question: QuestionContent
}

/** By the key of the film in demo/files/manifest.json. */
export type FilmQuestions = Readonly<Record<string, readonly FilmQuestion[]>>
