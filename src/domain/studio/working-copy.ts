import type { CourseDocument } from './course-document.ts'
import type { DraftNews, DraftSaved, UnsentEdits } from './course-draft.ts'
import type { ApplyEdits, CourseEdit } from './course-edit.ts'
import { type ConflictAnswer, comparedWith, type OpenConflict, withAsked } from './edit-conflicts.ts'

/** A course as one editor has it: what the server has, and what is done here on top of it. */
export interface WorkingCopy {
  /** The server's, at `revision`. */
  readonly base: CourseDocument
  readonly revision: number
  /** On their way to the server, oldest first. */
  readonly pending: readonly UnsentEdits[]
  /** Made since, and not handed over yet. */
  readonly gathered: readonly CourseEdit[]
  /** All of it together: what the page shows. */
  readonly document: CourseDocument
  readonly conflicts: readonly OpenConflict[]
  /** What leads back, step by step, the latest last. */
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

/** What is typed into one field is one change. */
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

/** What is asked about, compared with what stands there now: what nothing stands in the way of any more is made. */
const compared = (workingCopy: WorkingCopy, apply: ApplyEdits): WorkingCopy => {
  if (workingCopy.conflicts.length === 0) return workingCopy
  const { open, passing } = comparedWith(workingCopy.conflicts, workingCopy.document, apply)
  return made({ ...workingCopy, conflicts: open }, passing, apply)
}

/** Edits made here. What is typed into one field without a pause is undone at once: what was there before stands. */
export const edited = (
  workingCopy: WorkingCopy,
  edits: readonly CourseEdit[],
  apply: ApplyEdits,
): WorkingCopy => compared(made(workingCopy, edits, apply), apply)

/** Edits that were made before, of which nobody knows whether they still apply: what does not is asked about. */
export const laidAgain = (
  workingCopy: WorkingCopy,
  edits: readonly CourseEdit[],
  apply: ApplyEdits,
): WorkingCopy => {
  const conflicts = withAsked(workingCopy.conflicts, edits, apply(workingCopy.document, edits).conflicts)
  return edited({ ...workingCopy, conflicts }, edits, apply)
}

/** The last step taken back; what others changed since stays as they left it. */
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

/** What was gathered is on its way as `item`. */
export const handedOver = (workingCopy: WorkingCopy, item: UnsentEdits): WorkingCopy => ({
  ...workingCopy,
  gathered: [],
  pending: [...workingCopy.pending, item],
})

/** What an earlier page left unsent is laid on top again. */
export const resumed = (
  workingCopy: WorkingCopy,
  items: readonly UnsentEdits[],
  apply: ApplyEdits,
): WorkingCopy => laid({ ...workingCopy, pending: items }, apply)

/** Edits that the server will never take are on their way no more. */
export const dropped = (workingCopy: WorkingCopy, item: UnsentEdits, apply: ApplyEdits): WorkingCopy =>
  laid(
    { ...workingCopy, pending: workingCopy.pending.filter(({ intentId }) => intentId !== item.intentId) },
    apply,
  )

/** The document anew: the server's, with what is on its way and what is gathered on top; what does not fit waits for the server's word, or is asked. */
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

/** Null where the news leave a gap: the draft has to be read anew. */
export const heard = (workingCopy: WorkingCopy, news: DraftNews, apply: ApplyEdits): WorkingCopy | null => {
  if (news.document !== null)
    return laid({ ...workingCopy, base: news.document, revision: news.state.revision }, apply)
  let { base, revision, conflicts } = workingCopy
  const fresh = news.entries.filter((entry) => entry.revision > revision)
  for (const entry of fresh) {
    if (entry.revision !== revision + 1) return null
    const own = workingCopy.pending.find(({ intentId }) => intentId === entry.intentId)
    // The server laid it on this very document: what it left out is known without its word.
    if (own) conflicts = withAsked(conflicts, own.edits, apply(base, own.edits).conflicts)
    base = apply(base, entry.edits).document
    revision = entry.revision
  }
  if (revision < news.state.revision) return null
  const arrived = new Set(news.entries.map(({ intentId }) => intentId))
  const pending = workingCopy.pending.filter(({ intentId }) => !arrived.has(intentId))
  return laid({ ...workingCopy, base, revision, pending, conflicts }, apply)
}

/** What the server would not apply of what was sent is asked about; what is on its way no more was asked about before. */
export const answered = (
  workingCopy: WorkingCopy,
  item: UnsentEdits,
  { conflicts }: DraftSaved,
): WorkingCopy => {
  const pending = workingCopy.pending.filter(({ intentId }) => intentId !== item.intentId)
  if (pending.length === workingCopy.pending.length) return workingCopy
  return { ...workingCopy, pending, conflicts: withAsked(workingCopy.conflicts, item.edits, conflicts) }
}

/** The server's word on edits that were sent; null as `heard`. */
export const saved = (
  workingCopy: WorkingCopy,
  item: UnsentEdits,
  receipt: DraftSaved,
  apply: ApplyEdits,
): WorkingCopy | null => heard(answered(workingCopy, item, receipt), receipt, apply)

/** The first conflict answered: theirs stays, or mine is put over what stands there now. An answer to what stood there before is none. */
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
