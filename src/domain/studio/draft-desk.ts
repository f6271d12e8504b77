import type { CourseDocument } from './course-document.ts'
import type { DraftNews, DraftSaved, UnsentEdits } from './course-draft.ts'
import type { ApplyEdits, CourseEdit } from './course-edit.ts'
import { type ConflictAnswer, comparedWith, type OpenConflict, withAsked } from './desk-conflicts.ts'

/** A course on the desk of one editor: what the server has, and what is done here on top of it. */
export interface Desk {
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

export const newDesk = (base: CourseDocument, revision: number): Desk => ({
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

const done = (desk: Desk, edits: readonly CourseEdit[], apply: ApplyEdits) => {
  const { document, applied, inverses } = apply(desk.document, edits)
  return { desk: { ...desk, document, gathered: gather(desk.gathered, applied) }, inverses }
}

const made = (desk: Desk, edits: readonly CourseEdit[], apply: ApplyEdits): Desk => {
  const { desk: after, inverses } = done(desk, edits, apply)
  if (inverses.length === 0) return desk
  const last = desk.gathered.length > 0 ? desk.undo.at(-1) : undefined
  const step =
    inverses[0]?.op === 'set' && last?.[0]?.op === 'set' && isOneField(last, inverses)
      ? [{ ...last[0], was: inverses[0].was }]
      : null
  const undo = step ? [...desk.undo.slice(0, -1), step] : [...desk.undo, inverses].slice(-MOST_STEPS)
  return { ...after, undo, redo: [] }
}

/** What is asked about, compared with what stands there now: what nothing stands in the way of any more is made. */
const compared = (desk: Desk, apply: ApplyEdits): Desk => {
  if (desk.conflicts.length === 0) return desk
  const { open, passing } = comparedWith(desk.conflicts, desk.document, apply)
  return made({ ...desk, conflicts: open }, passing, apply)
}

/** Edits made here. What is typed into one field without a pause is undone at once: what was there before stands. */
export const edited = (desk: Desk, edits: readonly CourseEdit[], apply: ApplyEdits): Desk =>
  compared(made(desk, edits, apply), apply)

/** Edits that were made before, of which nobody knows whether they still apply: what does not is asked about. */
export const laidAgain = (desk: Desk, edits: readonly CourseEdit[], apply: ApplyEdits): Desk => {
  const conflicts = withAsked(desk.conflicts, edits, apply(desk.document, edits).conflicts)
  return edited({ ...desk, conflicts }, edits, apply)
}

/** The last step taken back; what others changed since stays as they left it. */
export const undone = (desk: Desk, apply: ApplyEdits): Desk => {
  const step = desk.undo.at(-1)
  if (step === undefined) return desk
  const { desk: after, inverses } = done(desk, step, apply)
  const redo = inverses.length > 0 ? [...desk.redo, inverses] : desk.redo
  return compared({ ...after, undo: desk.undo.slice(0, -1), redo }, apply)
}

export const redone = (desk: Desk, apply: ApplyEdits): Desk => {
  const step = desk.redo.at(-1)
  if (step === undefined) return desk
  const { desk: after, inverses } = done(desk, step, apply)
  const undo = inverses.length > 0 ? [...desk.undo, inverses] : desk.undo
  return compared({ ...after, redo: desk.redo.slice(0, -1), undo }, apply)
}

/** What was gathered is on its way as `item`. */
export const handedOver = (desk: Desk, item: UnsentEdits): Desk => ({
  ...desk,
  gathered: [],
  pending: [...desk.pending, item],
})

/** What an earlier page left unsent stands on the desk again. */
export const resumed = (desk: Desk, items: readonly UnsentEdits[], apply: ApplyEdits): Desk =>
  laid({ ...desk, pending: items }, apply)

/** Edits that the server will never take are on their way no more. */
export const dropped = (desk: Desk, item: UnsentEdits, apply: ApplyEdits): Desk =>
  laid({ ...desk, pending: desk.pending.filter(({ intentId }) => intentId !== item.intentId) }, apply)

/** The document anew: the server's, with what is on its way and what is gathered on top; what does not fit waits for the server's word, or is asked. */
const laid = (desk: Desk, apply: ApplyEdits): Desk => {
  const onWay = desk.pending.reduce((document, { edits }) => apply(document, edits).document, desk.base)
  const { document, conflicts } = apply(onWay, desk.gathered)
  const clashing = new Set(conflicts.map(({ index }) => index))
  const laidOn = {
    ...desk,
    document,
    gathered: desk.gathered.filter((_, index) => !clashing.has(index)),
    conflicts: withAsked(desk.conflicts, desk.gathered, conflicts),
  }
  return compared(laidOn, apply)
}

/** Null where the news leave a gap: the draft has to be read anew. */
export const heard = (desk: Desk, news: DraftNews, apply: ApplyEdits): Desk | null => {
  if (news.document !== null)
    return laid({ ...desk, base: news.document, revision: news.state.revision }, apply)
  let { base, revision, conflicts } = desk
  const fresh = news.entries.filter((entry) => entry.revision > revision)
  for (const entry of fresh) {
    if (entry.revision !== revision + 1) return null
    const own = desk.pending.find(({ intentId }) => intentId === entry.intentId)
    // The server laid it on this very document: what it left out is known without its word.
    if (own) conflicts = withAsked(conflicts, own.edits, apply(base, own.edits).conflicts)
    base = apply(base, entry.edits).document
    revision = entry.revision
  }
  if (revision < news.state.revision) return null
  const arrived = new Set(news.entries.map(({ intentId }) => intentId))
  const pending = desk.pending.filter(({ intentId }) => !arrived.has(intentId))
  return laid({ ...desk, base, revision, pending, conflicts }, apply)
}

/** What the server would not apply of what was sent is asked about; what is on its way no more was asked about before. */
export const answered = (desk: Desk, item: UnsentEdits, { conflicts }: DraftSaved): Desk => {
  const pending = desk.pending.filter(({ intentId }) => intentId !== item.intentId)
  if (pending.length === desk.pending.length) return desk
  return { ...desk, pending, conflicts: withAsked(desk.conflicts, item.edits, conflicts) }
}

/** The server's word on edits that were sent; null as `heard`. */
export const saved = (desk: Desk, item: UnsentEdits, receipt: DraftSaved, apply: ApplyEdits): Desk | null =>
  heard(answered(desk, item, receipt), receipt, apply)

/** The first conflict answered: theirs stays, or mine is put over what stands there now. An answer to what stood there before is none. */
export const settled = (desk: Desk, { whose, place, newer }: ConflictAnswer, apply: ApplyEdits): Desk => {
  const [first, ...conflicts] = desk.conflicts
  if (first?.place !== place || first.newer !== newer) return desk
  const without = { ...desk, conflicts }
  if (first.kind !== 'changed' || whose === 'theirs' || first.edit.op === 'add') return without
  return edited(without, [{ ...first.edit, was: first.now } as CourseEdit], apply)
}
