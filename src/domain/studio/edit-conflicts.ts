import type { CourseDocument } from './course-document.ts'
import type { ApplyEdits, Conflicting, CourseEdit } from './course-edit.ts'

/** A conflicting edit, for which the user chooses whether to keep the other version or to overwrite it. */
export interface OpenConflict {
  readonly edit: CourseEdit
  readonly kind: Conflicting['kind']
  /** The present value; null if there is none. */
  readonly now: unknown
  /** Identifies the edited value; there is one conflict per value. */
  readonly place: string
  /** How often the present value has changed since the conflict was found. */
  readonly newer: number
}

/** The user's choice, and the version of the conflict that it refers to. */
export interface ConflictAnswer extends Pick<OpenConflict, 'place' | 'newer'> {
  readonly whose: 'mine' | 'theirs'
}

const placeOf = (edit: CourseEdit): string => {
  if (edit.op === 'set') return `set ${edit.key} ${edit.field}`
  return `${edit.op} ${edit.op === 'add' ? edit.thing.key : edit.key}`
}

/** Combines two edits of a value: the later new value with the first former value. */
const withLater = (edit: CourseEdit, later: CourseEdit): CourseEdit =>
  edit.op === 'add' || later.op === 'add' ? later : ({ ...later, was: edit.was } as CourseEdit)

/** Appends conflicting edits to the open conflicts. */
export const withAsked = (
  conflicts: readonly OpenConflict[],
  edits: readonly CourseEdit[],
  conflicting: readonly Conflicting[],
): readonly OpenConflict[] =>
  conflicting.reduce<readonly OpenConflict[]>((all, { index, kind, now }) => {
    const edit = edits[index]
    if (edit === undefined) return all
    const place = placeOf(edit)
    if (!all.some((one) => one.place === place)) return [...all, { edit, kind, now, place, newer: 0 }]
    return all.map((one) => (one.place === place ? { ...one, edit: withLater(one.edit, edit) } : one))
  }, conflicts)

/**
 * Compares open conflicts with the present values. `passing` do not conflict any more; conflicts whose wanted
 * value is present are dropped.
 */
export const comparedWith = (
  conflicts: readonly OpenConflict[],
  document: CourseDocument,
  apply: ApplyEdits,
): { readonly open: readonly OpenConflict[]; readonly passing: readonly CourseEdit[] } => {
  const open: OpenConflict[] = []
  const passing: CourseEdit[] = []
  let result = document
  for (const one of conflicts) {
    const { document: after, applied, conflicts: clashing } = apply(result, [one.edit])
    const [clash] = clashing
    passing.push(...applied)
    result = after
    if (clash) open.push(withNewer(one, clash))
  }
  return { open, passing }
}

const withNewer = (one: OpenConflict, { kind, now }: Conflicting): OpenConflict =>
  kind === one.kind && JSON.stringify(now) === JSON.stringify(one.now)
    ? one
    : { ...one, kind, now, newer: one.newer + 1 }
