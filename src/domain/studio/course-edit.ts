import type { CourseChapter, CourseDocument, CoursePoint, CourseSection } from './course-document.ts'

interface Placed {
  /** Key of the containing chapter or section; '' for the course. */
  readonly parent: string
  /** Key of the following sibling; '' for the end. */
  readonly before: string
}

/** A new chapter, section or point. */
export type Adding =
  | ({ readonly op: 'add'; readonly kind: 'chapter'; readonly thing: CourseChapter } & Placed)
  | ({ readonly op: 'add'; readonly kind: 'section'; readonly thing: CourseSection } & Placed)
  | ({ readonly op: 'add'; readonly kind: 'point'; readonly thing: CoursePoint } & Placed)

/** One change of a course, with the former value that its editor saw. `key` '' is the course itself. */
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

/**
 * Why an edit does not apply: the same value was changed; the target was removed; the key is taken; the field
 * is unknown.
 */
export type EditConflict = 'changed' | 'gone' | 'taken' | 'unknown'

/** `index` is that of the edit; `now` is the present value, null if there is none. */
export interface Conflicting {
  readonly index: number
  readonly kind: EditConflict
  readonly now: unknown
}

export interface AppliedEdits {
  readonly document: CourseDocument
  /** The edits that had an effect. */
  readonly applied: readonly CourseEdit[]
  /** The edits that undo them, in the order in which to apply them. */
  readonly inverses: readonly CourseEdit[]
  readonly conflicts: readonly Conflicting[]
}

/**
 * Applies edits; the function of the contract that client and server share, injected by the composition root.
 */
export type ApplyEdits = (document: CourseDocument, edits: readonly CourseEdit[]) => AppliedEdits
