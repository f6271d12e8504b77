import type { CourseChapter, CourseDocument, CoursePoint, CourseSection } from './course-document.ts'

interface Placed {
  /** Key of what it stands in; '' for the course. */
  readonly parent: string
  /** Key of what it stands before; '' for the end. */
  readonly before: string
}

/** A new thing of one kind. */
export type Adding =
  | ({ readonly op: 'add'; readonly kind: 'chapter'; readonly thing: CourseChapter } & Placed)
  | ({ readonly op: 'add'; readonly kind: 'section'; readonly thing: CourseSection } & Placed)
  | ({ readonly op: 'add'; readonly kind: 'point'; readonly thing: CoursePoint } & Placed)

/** One change of a course, with what its editor saw before. `key` '' is the course itself. */
export type CourseEdit =
  | {
      readonly op: 'set'
      readonly key: string
      readonly field: string
      readonly was: unknown
      readonly value: unknown
    }
  | Adding
  | { readonly op: 'remove'; readonly key: string; readonly was: unknown }
  | ({ readonly op: 'move'; readonly key: string; readonly was: Placed } & Placed)

/** Why an edit does not apply: somebody changed the same, or took it out; its key is taken; there is no such field. */
export type EditConflict = 'changed' | 'gone' | 'taken' | 'unknown'

/** By its place among the edits; `now` is what stands there instead, null for nothing. */
export interface Conflicting {
  readonly index: number
  readonly kind: EditConflict
  readonly now: unknown
}

export interface AppliedEdits {
  readonly document: CourseDocument
  /** Those that changed something. */
  readonly applied: readonly CourseEdit[]
  /** What undoes them, in the order to apply. */
  readonly inverses: readonly CourseEdit[]
  readonly conflicts: readonly Conflicting[]
}

/** What edits mean, here and on the server alike: the contract's function, bound where the app is put together. */
export type ApplyEdits = (document: CourseDocument, edits: readonly CourseEdit[]) => AppliedEdits
