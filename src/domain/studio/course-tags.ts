import type { NamedId } from '../catalogue/content-card.ts'
import { MAX_COURSE_TAGS } from './course-document.ts'

/** A row of tags that a course can be given; of one that is not `multiple` at most one. */
export interface CourseTagRow {
  readonly code: string
  readonly name: string
  readonly multiple: boolean
  readonly tags: readonly NamedId[]
}

/** Without any tag of a row. */
export const withoutRow = (tagIds: readonly number[], { tags }: CourseTagRow): readonly number[] =>
  tagIds.filter((id) => tags.every((tag) => tag.id !== id))

/**
 * A tag of a row is given, or taken away where it was given; in a row of one choice it takes the place of the other. One too
 * many is not given. R-studio-7.
 */
export const tagToggled = (tagIds: readonly number[], row: CourseTagRow, id: number): readonly number[] => {
  if (tagIds.includes(id)) return tagIds.filter((one) => one !== id)
  const given = [...(row.multiple ? tagIds : withoutRow(tagIds, row)), id]
  return given.length > MAX_COURSE_TAGS ? tagIds : given
}
