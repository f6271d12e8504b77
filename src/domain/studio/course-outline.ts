import type { CourseChapter, CourseDocument, CourseSection, SectionKind } from './course-document.ts'
import type { CourseEdit } from './course-edit.ts'

interface Standing {
  readonly kind: 'chapter' | 'section'
  readonly thing: CourseChapter | CourseSection
  /** Key of the containing chapter; '' for a chapter. */
  readonly parent: string
  readonly siblings: readonly (CourseChapter | CourseSection)[]
  readonly at: number
}

/** The position of a chapter or section; null if the key is neither. */
export const standingOf = ({ chapters }: CourseDocument, key: string): Standing | null => {
  for (const [index, chapter] of chapters.entries()) {
    if (chapter.key === key)
      return { kind: 'chapter', thing: chapter, parent: '', siblings: chapters, at: index }
    const { sections } = chapter
    const at = sections.findIndex((section) => section.key === key)
    const section = sections[at]
    if (section) return { kind: 'section', thing: section, parent: chapter.key, siblings: sections, at }
  }
  return null
}

const behind = ({ siblings, at }: Standing): string => siblings[at + 1]?.key ?? ''

/**
 * Edits that move a chapter or section before a sibling in a parent ('' for the end); none if it is there
 * already.
 */
export const moved = (
  document: CourseDocument,
  key: string,
  parent: string,
  before: string,
): readonly CourseEdit[] => {
  const standing = standingOf(document, key)
  if (standing === null || before === key) return []
  const was = { parent: standing.parent, before: behind(standing) }
  return was.parent === parent && was.before === before ? [] : [{ op: 'move', key, parent, before, was }]
}

/**
 * Edits that move by one step up (-1) or down; a section at the edge of its chapter enters the neighbouring
 * one. None at the edge of the course.
 */
export const stepped = (document: CourseDocument, key: string, by: -1 | 1): readonly CourseEdit[] => {
  const standing = standingOf(document, key)
  if (standing === null) return []
  const { parent, siblings, at, kind } = standing
  const within = at + by >= 0 && at + by < siblings.length
  if (within) {
    const before = by === -1 ? siblings[at - 1]?.key : siblings[at + 2]?.key
    return moved(document, key, parent, before ?? '')
  }
  if (kind === 'chapter') return []
  const next = document.chapters[document.chapters.findIndex((chapter) => chapter.key === parent) + by]
  if (next === undefined) return []
  return moved(document, key, next.key, by === -1 ? '' : (next.sections[0]?.key ?? ''))
}

/** The edit that sets a field of the course (key '') or of a chapter or section. */
export const fieldSet = (
  document: CourseDocument,
  key: string,
  field: string,
  value: unknown,
): readonly CourseEdit[] => {
  const thing = key === '' ? document : standingOf(document, key)?.thing
  if (thing === undefined) return []
  const was = (thing as unknown as Readonly<Record<string, unknown>>)[field]
  return was === value ? [] : [{ op: 'set', key, field, was, value }]
}

export const chapterAdded = (key: string, name: string): readonly CourseEdit[] => [
  { op: 'add', kind: 'chapter', parent: '', before: '', thing: { key, name, sections: [] } },
]

export const sectionAdded = (
  chapterKey: string,
  { key, name, kind }: { readonly key: string; readonly name: string; readonly kind: SectionKind },
): readonly CourseEdit[] => [
  {
    op: 'add',
    kind: 'section',
    parent: chapterKey,
    before: '',
    thing: { key, name, kind, file: null, captions: [], points: [], questionIds: [] },
  },
]

/** Edits that remove a section, or a chapter with all its sections. */
export const taken = (document: CourseDocument, key: string): readonly CourseEdit[] => {
  const standing = standingOf(document, key)
  return standing === null ? [] : [{ op: 'remove', key, was: standing.thing }]
}
