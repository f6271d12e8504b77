import * as z from 'zod/mini'
import {
  type CourseChapter,
  type CourseDocument,
  type CoursePoint,
  type CourseSection,
  documentChapter,
  documentPoint,
  documentSection,
  isSame,
  thingKey,
} from './course-document.ts'
import { sentText } from './request.ts'

/** '' is the course itself, and as a place among others the end. */
const keyOrNone = z.union([z.literal(''), thingKey])

/** What one thing may be told anew, a field at a time. */
const FIELDS = {
  course: ['name', 'summary', 'introduction', 'cover', 'teachers', 'place', 'tagIds', 'finish'],
  chapter: ['name'],
  section: ['name', 'kind', 'file', 'captions', 'questionIds'],
  point: ['questionId', 'second', 'required'],
} as const

type Kind = keyof typeof FIELDS

/** One field of one thing; `was` is the value that the editor saw. */
const setting = z.object({
  op: z.literal('set'),
  key: keyOrNone,
  field: sentText(z.minLength(1), z.maxLength(20)),
  was: z.unknown(),
  value: z.unknown(),
})

const placed = { parent: keyOrNone, before: keyOrNone }

/** A new thing before another of its parent; '' for the end, and for the parent of a chapter. */
const adding = z.discriminatedUnion('kind', [
  z.object({ op: z.literal('add'), kind: z.literal('chapter'), ...placed, thing: documentChapter }),
  z.object({ op: z.literal('add'), kind: z.literal('section'), ...placed, thing: documentSection }),
  z.object({ op: z.literal('add'), kind: z.literal('point'), ...placed, thing: documentPoint }),
])

/** A thing with all that is in it; `was` is how the editor saw it. */
const removing = z.object({ op: z.literal('remove'), key: thingKey, was: z.unknown() })

/** A chapter among the chapters, a section within its chapter or into another; `was` is where the editor saw it. */
const moving = z.object({ op: z.literal('move'), key: thingKey, ...placed, was: z.object(placed) })

/** One change of a course by one editor, with what that editor saw before. */
export const courseEdit = z.discriminatedUnion('op', [setting, adding, removing, moving])
export type CourseEdit = z.output<typeof courseEdit>

/**
 * Why an edit does not apply: `changed`, somebody else changed the same meanwhile; `gone`, what it is about was taken out;
 * `taken`, another thing has its key; `unknown`, no such field.
 */
export type EditConflict = 'changed' | 'gone' | 'taken' | 'unknown'

/** `now` is what stands there instead, null for nothing; `inverse` undoes the edit, null where it changed nothing. */
export type Applied =
  | { readonly ok: true; readonly document: CourseDocument; readonly inverse: CourseEdit | null }
  | { readonly ok: false; readonly conflict: EditConflict; readonly now: unknown }

type Thing = CourseChapter | CourseSection | CoursePoint

interface Found {
  readonly kind: Exclude<Kind, 'course'>
  readonly thing: Thing
  /** Key of what it stands in; '' for the course. */
  readonly parent: string
  readonly siblings: readonly Thing[]
}

const findIn = (document: CourseDocument, key: string): Found | null => {
  for (const chapter of document.chapters) {
    if (chapter.key === key)
      return { kind: 'chapter', thing: chapter, parent: '', siblings: document.chapters }
    for (const section of chapter.sections) {
      if (section.key === key)
        return { kind: 'section', thing: section, parent: chapter.key, siblings: chapter.sections }
      const point = section.points.find((one) => one.key === key)
      if (point) return { kind: 'point', thing: point, parent: section.key, siblings: section.points }
    }
  }
  return null
}

const keysIn = (thing: Thing): readonly string[] => {
  const inside = 'sections' in thing ? thing.sections : 'points' in thing ? thing.points : []
  return [thing.key, ...inside.flatMap(keysIn)]
}

/** The key of what stands behind a thing; '' for the last. */
const behind = ({ siblings, thing }: Found): string => siblings[siblings.indexOf(thing) + 1]?.key ?? ''

const without = <T extends Thing>(things: readonly T[], key: string): T[] =>
  things.filter((one) => one.key !== key)

/** At the end where there is nothing to stand before any more. */
const put = <T extends Thing>(things: readonly T[], thing: T, before: string): T[] => {
  const at = before === '' ? -1 : things.findIndex(({ key }) => key === before)
  return at < 0 ? [...things, thing] : [...things.slice(0, at), thing, ...things.slice(at)]
}

/** The document with the things of one parent replaced; '' for its chapters. */
const withThings = (
  document: CourseDocument,
  parent: string,
  change: <T extends Thing>(things: readonly T[]) => T[],
): CourseDocument => {
  if (parent === '') return { ...document, chapters: change(document.chapters) }
  return {
    ...document,
    chapters: document.chapters.map((chapter) => {
      if (chapter.key === parent) return { ...chapter, sections: change(chapter.sections) }
      if (!chapter.sections.some(({ key }) => key === parent)) return chapter
      const sections = chapter.sections.map((section) =>
        section.key === parent ? { ...section, points: change(section.points) } : section,
      )
      return { ...chapter, sections }
    }),
  }
}

const conflict = (why: EditConflict, now: unknown): Applied => ({ ok: false, conflict: why, now })

const done = (document: CourseDocument, inverse: CourseEdit | null): Applied => ({
  ok: true,
  document,
  inverse,
})

const set = (document: CourseDocument, edit: z.output<typeof setting>): Applied => {
  const { key, field, was, value } = edit
  const found = key === '' ? null : findIn(document, key)
  if (key !== '' && found === null) return conflict('gone', null)
  const fields: readonly string[] = FIELDS[found?.kind ?? 'course']
  if (!fields.includes(field)) return conflict('unknown', null)
  const held = (found?.thing ?? document) as unknown as Readonly<Record<string, unknown>>
  const now = held[field]
  if (isSame(now, value)) return done(document, null)
  if (!isSame(now, was)) return conflict('changed', now)
  const inverse: CourseEdit = { ...edit, was: value, value: now }
  if (found === null) return done({ ...document, [field]: value }, inverse)
  const changed = withThings(document, found.parent, (things) =>
    things.map((one) => (one.key === key ? { ...one, [field]: value } : one)),
  )
  return done(changed, inverse)
}

const add = (document: CourseDocument, edit: z.output<typeof adding>): Applied => {
  const { kind, parent, before, thing } = edit
  const known = findIn(document, thing.key)
  if (known && isSame(known.thing, thing)) return done(document, null)
  if (keysIn(thing).some((key) => findIn(document, key) !== null))
    return conflict('taken', known?.thing ?? null)
  const home = parent === '' ? 'course' : findIn(document, parent)?.kind
  if (home === undefined) return conflict('gone', null)
  if (home !== ({ chapter: 'course', section: 'chapter', point: 'section' } as const)[kind])
    return conflict('unknown', null)
  const changed = withThings(
    document,
    parent,
    <T extends Thing>(things: readonly T[]) => put(things, thing, before) as T[],
  )
  return done(changed, { op: 'remove', key: thing.key, was: thing })
}

const remove = (document: CourseDocument, { key, was }: z.output<typeof removing>): Applied => {
  const found = findIn(document, key)
  if (found === null) return done(document, null)
  if (!isSame(found.thing, was)) return conflict('changed', found.thing)
  const { kind, parent, thing } = found
  const inverse = { op: 'add', kind, parent, before: behind(found), thing } as CourseEdit
  return done(
    withThings(document, parent, (things) => without(things, key)),
    inverse,
  )
}

const move = (document: CourseDocument, edit: z.output<typeof moving>): Applied => {
  const { key, parent, before, was } = edit
  const found = findIn(document, key)
  if (found === null) return conflict('gone', null)
  const now = { parent: found.parent, before: behind(found) }
  if (found.parent === parent && (before === key || now.before === before)) return done(document, null)
  const home = parent === '' ? 'course' : findIn(document, parent)?.kind
  if (home === undefined) return conflict('gone', null)
  if (home !== ({ chapter: 'course', section: 'chapter', point: 'section' } as const)[found.kind])
    return conflict('unknown', null)
  // Within its parent the last one who puts things in order is right; into two parents it cannot go.
  if (found.parent !== was.parent) return conflict('changed', now)
  const { thing } = found
  const out = withThings(document, found.parent, (things) => without(things, key))
  const changed = withThings(
    out,
    parent,
    <T extends Thing>(things: readonly T[]) => put(things, thing, before) as T[],
  )
  return done(changed, { op: 'move', key, ...now, was: { parent, before } })
}

/**
 * One edit applied to a document: the document that comes of it with the edit that undoes it, or why it does not apply. The
 * client and the server both call it, so that the same edits in the same order make the same document (docs/decisions/0317).
 * What is wanted already counts as done.
 */
export const applyEdit = (document: CourseDocument, edit: CourseEdit): Applied => {
  switch (edit.op) {
    case 'set':
      return set(document, edit)
    case 'add':
      return add(document, edit)
    case 'remove':
      return remove(document, edit)
    case 'move':
      return move(document, edit)
  }
}

/** An edit that does not apply, by its place among those that were sent, and what stands there instead; null for nothing. */
export interface Conflicting {
  readonly index: number
  readonly kind: EditConflict
  readonly now: unknown
}

/** Several edits one after another: what comes of those that change something, what undoes them, and those that do not apply. */
export const applyEdits = (document: CourseDocument, edits: readonly CourseEdit[]) => {
  const applied: CourseEdit[] = []
  const inverses: CourseEdit[] = []
  const conflicts: Conflicting[] = []
  let result = document
  for (const [index, edit] of edits.entries()) {
    const outcome = applyEdit(result, edit)
    if (!outcome.ok) conflicts.push({ index, kind: outcome.conflict, now: outcome.now ?? null })
    else if (outcome.inverse !== null) {
      result = outcome.document
      applied.push(edit)
      inverses.unshift(outcome.inverse)
    }
  }
  return { document: result, applied, inverses, conflicts }
}
