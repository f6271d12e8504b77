import type { CourseDocument } from './course-document.ts'
import type { DraftNews, DraftSaved, UnsentEdits } from './course-draft.ts'
import type { ApplyEdits, CourseEdit } from './course-edit.ts'
import { type ConflictAnswer, comparedWith, type OpenConflict, withAsked } from './edit-conflicts.ts'

/** The working copy of a course: the server's document with the local edits applied to it. */
export interface WorkingCopy {
  /** The server's document at `revision`. */
  readonly base: CourseDocument
  readonly revision: number
  /** Edits being sent, oldest first. */
  readonly pending: readonly UnsentEdits[]
  /** Later edits, not handed to the outbox yet. */
  readonly gathered: readonly CourseEdit[]
  /** The document with all edits, as the page shows it. */
  readonly document: CourseDocument
  readonly conflicts: readonly OpenConflict[]
  /** The undo steps, latest last. */
  readonly undo: readonly (readonly CourseEdit[])[]
  readonly redo: readonly (readonly CourseEdit[])[]
}

const MOST_STEPS = 100

export const newWorkingCopy = (base: CourseDocument, revision: number): WorkingCopy => ({
  base,
  revision,
  pending: [],
  gathered: [],
  document: base,
  conflicts: [],
  undo: [],
  redo: [],
})

/** Appends edits; successive edits of one field are combined. */
const gather = (gathered: readonly CourseEdit[], edits: readonly CourseEdit[]): readonly CourseEdit[] =>
  edits.reduce<readonly CourseEdit[]>((all, edit) => {
    const last = all.at(-1)
    const isSameField =
      edit.op === 'set' && last?.op === 'set' && last.key === edit.key && last.field === edit.field
    return isSameField ? [...all.slice(0, -1), { ...last, value: edit.value }] : [...all, edit]
  }, gathered)

const isOneField = (one: readonly CourseEdit[] | undefined, other: readonly CourseEdit[]): boolean => {
  const [before] = one ?? []
  const [after] = other
  return (
    one?.length === 1 &&
    other.length === 1 &&
    before?.op === 'set' &&
    after?.op === 'set' &&
    before.key === after.key &&
    before.field === after.field
  )
}

const done = (workingCopy: WorkingCopy, edits: readonly CourseEdit[], apply: ApplyEdits) => {
  const { document, applied, inverses } = apply(workingCopy.document, edits)
  return {
    workingCopy: { ...workingCopy, document, gathered: gather(workingCopy.gathered, applied) },
    inverses,
  }
}

const made = (workingCopy: WorkingCopy, edits: readonly CourseEdit[], apply: ApplyEdits): WorkingCopy => {
  const { workingCopy: after, inverses } = done(workingCopy, edits, apply)
  if (inverses.length === 0) return workingCopy
  const last = workingCopy.gathered.length > 0 ? workingCopy.undo.at(-1) : undefined
  const step =
    inverses[0]?.op === 'set' && last?.[0]?.op === 'set' && isOneField(last, inverses)
      ? [{ ...last[0], was: inverses[0].was }]
      : null
  const undo = step
    ? [...workingCopy.undo.slice(0, -1), step]
    : [...workingCopy.undo, inverses].slice(-MOST_STEPS)
  return { ...after, undo, redo: [] }
}

/** Compares the conflicts with the present document; edits that do not conflict any more are applied. */
const compared = (workingCopy: WorkingCopy, apply: ApplyEdits): WorkingCopy => {
  if (workingCopy.conflicts.length === 0) return workingCopy
  const { open, passing } = comparedWith(workingCopy.conflicts, workingCopy.document, apply)
  return made({ ...workingCopy, conflicts: open }, passing, apply)
}

/** Applies edits of the user. Continuous typing in one field is one undo step. */
export const edited = (
  workingCopy: WorkingCopy,
  edits: readonly CourseEdit[],
  apply: ApplyEdits,
): WorkingCopy => compared(made(workingCopy, edits, apply), apply)

/** Applies earlier edits that may be outdated; those that do not apply become conflicts. */
export const laidAgain = (
  workingCopy: WorkingCopy,
  edits: readonly CourseEdit[],
  apply: ApplyEdits,
): WorkingCopy => {
  const conflicts = withAsked(workingCopy.conflicts, edits, apply(workingCopy.document, edits).conflicts)
  return edited({ ...workingCopy, conflicts }, edits, apply)
}

/** Undoes the last step; values that others changed since are left alone. */
export const undone = (workingCopy: WorkingCopy, apply: ApplyEdits): WorkingCopy => {
  const step = workingCopy.undo.at(-1)
  if (step === undefined) return workingCopy
  const { workingCopy: after, inverses } = done(workingCopy, step, apply)
  const redo = inverses.length > 0 ? [...workingCopy.redo, inverses] : workingCopy.redo
  return compared({ ...after, undo: workingCopy.undo.slice(0, -1), redo }, apply)
}

export const redone = (workingCopy: WorkingCopy, apply: ApplyEdits): WorkingCopy => {
  const step = workingCopy.redo.at(-1)
  if (step === undefined) return workingCopy
  const { workingCopy: after, inverses } = done(workingCopy, step, apply)
  const undo = inverses.length > 0 ? [...workingCopy.undo, inverses] : workingCopy.undo
  return compared({ ...after, redo: workingCopy.redo.slice(0, -1), undo }, apply)
}

/** Moves the gathered edits to the pending ones as `item`. */
export const handedOver = (workingCopy: WorkingCopy, item: UnsentEdits): WorkingCopy => ({
  ...workingCopy,
  gathered: [],
  pending: [...workingCopy.pending, item],
})

/** Applies the unsent edits of an earlier page again. */
export const resumed = (
  workingCopy: WorkingCopy,
  items: readonly UnsentEdits[],
  apply: ApplyEdits,
): WorkingCopy => laid({ ...workingCopy, pending: items }, apply)

/** Removes edits that the server refused permanently. */
export const dropped = (workingCopy: WorkingCopy, item: UnsentEdits, apply: ApplyEdits): WorkingCopy =>
  laid(
    { ...workingCopy, pending: workingCopy.pending.filter(({ intentId }) => intentId !== item.intentId) },
    apply,
  )

/**
 * Recomputes the document from base, pending and gathered edits. Pending edits that do not apply wait for the
 * server's answer, gathered ones become conflicts.
 */
const laid = (workingCopy: WorkingCopy, apply: ApplyEdits): WorkingCopy => {
  const onWay = workingCopy.pending.reduce(
    (document, { edits }) => apply(document, edits).document,
    workingCopy.base,
  )
  const { document, conflicts } = apply(onWay, workingCopy.gathered)
  const clashing = new Set(conflicts.map(({ index }) => index))
  const laidOn = {
    ...workingCopy,
    document,
    gathered: workingCopy.gathered.filter((_, index) => !clashing.has(index)),
    conflicts: withAsked(workingCopy.conflicts, workingCopy.gathered, conflicts),
  }
  return compared(laidOn, apply)
}

/** Takes over changes of others; null if they leave a gap, so that the draft has to be read again. */
export const heard = (workingCopy: WorkingCopy, news: DraftNews, apply: ApplyEdits): WorkingCopy | null => {
  if (news.document !== null)
    return laid({ ...workingCopy, base: news.document, revision: news.state.revision }, apply)
  let { base, revision, conflicts } = workingCopy
  const fresh = news.entries.filter((entry) => entry.revision > revision)
  for (const entry of fresh) {
    if (entry.revision !== revision + 1) return null
    const own = workingCopy.pending.find(({ intentId }) => intentId === entry.intentId)
    // The server applied our edits to this very document, so the conflicts it found can be computed here.
    if (own) conflicts = withAsked(conflicts, own.edits, apply(base, own.edits).conflicts)
    base = apply(base, entry.edits).document
    revision = entry.revision
  }
  if (revision < news.state.revision) return null
  const arrived = new Set(news.entries.map(({ intentId }) => intentId))
  const pending = workingCopy.pending.filter(({ intentId }) => !arrived.has(intentId))
  return laid({ ...workingCopy, base, revision, pending, conflicts }, apply)
}

/**
 * Turns the conflicts in the server's answer into open ones, unless `item` is not pending any more and they
 * have been shown already.
 */
export const answered = (
  workingCopy: WorkingCopy,
  item: UnsentEdits,
  { conflicts }: DraftSaved,
): WorkingCopy => {
  const pending = workingCopy.pending.filter(({ intentId }) => intentId !== item.intentId)
  if (pending.length === workingCopy.pending.length) return workingCopy
  return { ...workingCopy, pending, conflicts: withAsked(workingCopy.conflicts, item.edits, conflicts) }
}

/** Takes over the server's answer to sent edits; null as for `heard`. */
export const saved = (
  workingCopy: WorkingCopy,
  item: UnsentEdits,
  receipt: DraftSaved,
  apply: ApplyEdits,
): WorkingCopy | null => heard(answered(workingCopy, item, receipt), receipt, apply)

/**
 * Resolves the first conflict: keeps the other version, or overwrites the present value. Ignored if that
 * value has changed since the user saw it.
 */
export const settled = (
  workingCopy: WorkingCopy,
  { whose, place, newer }: ConflictAnswer,
  apply: ApplyEdits,
): WorkingCopy => {
  const [first, ...conflicts] = workingCopy.conflicts
  if (first?.place !== place || first.newer !== newer) return workingCopy
  const without = { ...workingCopy, conflicts }
  if (first.kind !== 'changed' || whose === 'theirs' || first.edit.op === 'add') return without
  return edited(without, [{ ...first.edit, was: first.now } as CourseEdit], apply)
}
