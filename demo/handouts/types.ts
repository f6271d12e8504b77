/** What stands under a heading: a paragraph, or rows of cells of which the first holds the headings. */
export type HandoutBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }

export interface HandoutPart {
  readonly heading: string
  readonly blocks: readonly HandoutBlock[]
}

export interface Exercise {
  readonly asked: string
  readonly answer: string
}

/** What is read in a lesson that has no film. */
export interface Handout {
  /** The lesson, by its name in the course. */
  readonly lesson: string
  /** What is learned, in one sentence; stands on cards, too. */
  readonly aim: string
  readonly parts: readonly HandoutPart[]
  readonly exercises: readonly Exercise[]
}

/** The handouts of one course, by its key. */
export interface CourseHandouts {
  readonly course: string
  readonly handouts: readonly Handout[]
}
