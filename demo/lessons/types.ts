import type { QuestionContent } from '../questions/types.ts'

/** What is drawn on a slide beside its text. */
export type Board =
  /** Formulas in LaTeX, one on a line. */
  | { readonly kind: 'formulas'; readonly lines: readonly string[] }
  /** Rows of cells, the first of them the headings. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  /** Steps that lead from one to the next. */
  | { readonly kind: 'chain'; readonly steps: readonly string[] }
  /** Lines that are shown large: verses, numbered notation, program text. */
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  /** A drawing of demo/generator/figure, by its name. */
  | { readonly kind: 'figure'; readonly name: string }

export interface LessonSlide {
  readonly heading: string
  /** Sentences that are shown and said. */
  readonly sentences: readonly string[]
  readonly boards: readonly Board[]
  /** Asked when the slide is over. */
  readonly questions: readonly QuestionContent[]
}

/** The script of a film: what one lesson of one course shows and says. */
export interface LessonScript {
  /** The course or live course, by its key. */
  readonly course: string
  /** The lesson, by its name in the course. */
  readonly lesson: string
  readonly slides: readonly LessonSlide[]
}
