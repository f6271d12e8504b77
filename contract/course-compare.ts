import { type CourseDocument, isSame, sectionsOf } from './course-document.ts'

/** `moved`: into another chapter, or to another place among those that were there before; `changed`: what is in it. */
export type CourseChangeKind = 'added' | 'removed' | 'renamed' | 'moved' | 'changed'

/** What became of one thing. `key` is '' for the course; `before` and `after` are names, '' for none. */
export interface CourseChange {
  readonly of: 'course' | 'chapter' | 'section'
  readonly key: string
  readonly kind: CourseChangeKind
  readonly before: string
  readonly after: string
}

/** The longest run of keys that stand in the same order in both: what is not in it has moved. */
const unmoved = (before: readonly string[], after: readonly string[]): ReadonlySet<string> => {
  const place = new Map(before.map((key, index) => [key, index]))
  const kept = after.filter((key) => place.has(key))
  const runs: string[][] = []
  for (const key of kept) {
    const own = place.get(key) ?? 0
    const best = runs
      .filter((run) => (place.get(run.at(-1) ?? '') ?? 0) < own)
      .reduce<readonly string[]>((longest, run) => (run.length > longest.length ? run : longest), [])
    runs.push([...best, key])
  }
  return new Set(
    runs.reduce<readonly string[]>((longest, run) => (run.length > longest.length ? run : longest), []),
  )
}

interface Row {
  readonly of: 'chapter' | 'section'
  readonly key: string
  readonly name: string
  readonly parent: string
  /** All but the name. */
  readonly body: unknown
}

const rowsOf = (document: CourseDocument): readonly Row[] => [
  ...document.chapters.map(({ key, name }): Row => ({ of: 'chapter', key, name, parent: '', body: null })),
  ...sectionsOf(document).map(
    ({ chapter, section: { key, name, ...body } }): Row => ({
      of: 'section',
      key,
      name,
      parent: chapter.key,
      body,
    }),
  ),
]

const staying = (before: CourseDocument, after: CourseDocument): ReadonlySet<string> => {
  const keys = (things: readonly { readonly key: string }[]) => things.map(({ key }) => key)
  const inChapters = after.chapters.flatMap((chapter) => {
    const own = before.chapters.find(({ key }) => key === chapter.key)
    return own ? [...unmoved(keys(own.sections), keys(chapter.sections))] : []
  })
  return new Set([...unmoved(keys(before.chapters), keys(after.chapters)), ...inChapters])
}

/** What a document says that an earlier one did not, thing by thing in the order of the new one; what was taken out comes last. */
export const compareCourses = (before: CourseDocument, after: CourseDocument): readonly CourseChange[] => {
  const changes: CourseChange[] = []
  const { chapters: _before, name: nameBefore, ...headBefore } = before
  const { chapters: _after, name: nameAfter, ...headAfter } = after
  const course = { of: 'course', key: '', before: nameBefore, after: nameAfter } as const
  if (nameBefore !== nameAfter) changes.push({ ...course, kind: 'renamed' })
  if (!isSame(headBefore, headAfter)) changes.push({ ...course, kind: 'changed' })
  const old = new Map(rowsOf(before).map((row) => [row.key, row]))
  const stays = staying(before, after)
  const rows = rowsOf(after)
  for (const { of, key, name, parent, body } of rows) {
    const was = old.get(key)
    const change = { of, key, before: was?.name ?? '', after: name }
    if (!was) changes.push({ ...change, kind: 'added' })
    else {
      if (was.name !== name) changes.push({ ...change, kind: 'renamed' })
      if (was.parent !== parent || !stays.has(key)) changes.push({ ...change, kind: 'moved' })
      if (!isSame(was.body, body)) changes.push({ ...change, kind: 'changed' })
    }
  }
  const kept = new Set(rows.map(({ key }) => key))
  for (const { of, key, name } of old.values())
    if (!kept.has(key)) changes.push({ of, key, kind: 'removed', before: name, after: '' })
  return changes
}
