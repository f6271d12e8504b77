import type { NamedId } from '../catalogue/content-card.ts'
import { MAX_COURSE_TAGS } from './course-document.ts'

/** A row of tags for courses; if it is not `multiple`, a course has at most one tag of it. */
export interface CourseTagRow {
  readonly code: string
  readonly name: string
  readonly multiple: boolean
  readonly tags: readonly NamedId[]
}

/** Removes all tags of a row. */
export const withoutRow = (tagIds: readonly number[], { tags }: CourseTagRow): readonly number[] =>
  tagIds.filter((id) => tags.every((tag) => tag.id !== id))

/**
 * Adds a tag of a row, or removes it if the course has it; in a row of one choice it replaces the other.
 * Ignored if the course has too many. R-studio-7.
 */
export const tagToggled = (tagIds: readonly number[], row: CourseTagRow, id: number): readonly number[] => {
  if (tagIds.includes(id)) return tagIds.filter((one) => one !== id)
  const given = [...(row.multiple ? tagIds : withoutRow(tagIds, row)), id]
  return given.length > MAX_COURSE_TAGS ? tagIds : given
}
