import type { CourseDocument } from './course-document.ts'
import type { ApplyEdits, Conflicting, CourseEdit } from './course-edit.ts'

/** An edit that its editor is asked about: theirs stays, or mine is put over it. */
export interface OpenConflict {
  readonly edit: CourseEdit
  readonly kind: Conflicting['kind']
  /** What stands there instead; null for nothing. */
  readonly now: unknown
  /** What it is about; one thing is asked about once. */
  readonly place: string
  /** How often what stands there has changed since it was first asked. */
  readonly newer: number
}

/** What an editor chose, and what they saw when they did. */
export interface ConflictAnswer extends Pick<OpenConflict, 'place' | 'newer'> {
  readonly whose: 'mine' | 'theirs'
}

const placeOf = (edit: CourseEdit): string => {
  if (edit.op === 'set') return `set ${edit.key} ${edit.field}`
  return `${edit.op} ${edit.op === 'add' ? edit.thing.key : edit.key}`
}

/** What an editor wants last, with what they saw first. */
const withLater = (edit: CourseEdit, later: CourseEdit): CourseEdit =>
  edit.op === 'add' || later.op === 'add' ? later : ({ ...later, was: edit.was } as CourseEdit)

/** Edits that do not apply, behind those that are asked about already. */
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

/** Nothing stands in the way of `passing` any more; what is wanted already is asked about no longer. */
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
