import type { SentBy } from '#contract/call.ts'
import type { getCourseTags } from '#contract/studio-tag.ts'
import type { CourseTagRepository, CourseTagRow } from './course-tag.repository.ts'

/** Of the tags that a document names those that there are still, of a row of one choice the first (R-studio-7). */
export const tagsGiven = (wanted: readonly number[], known: readonly CourseTagRow[]): readonly number[] => {
  const taken = new Set<number>()
  return [...new Set(wanted)].filter((id) => {
    const row = known.find(({ tag }) => tag.id === id)
    if (row === undefined || taken.has(row.group.id)) return false
    if (!row.group.multiple) taken.add(row.group.id)
    return true
  })
}

/** What a course can be given to be found by. */
export const courseTagService = (tags: CourseTagRepository) => ({
  async rows(): Promise<SentBy<typeof getCourseTags>> {
    const known = (await tags.findAll()).filter(({ tag, group }) => !tag.hidden && !group.hidden)
    const groups = new Map(known.map(({ group }) => [group.id, group]))
    return [...groups.values()].map(({ id, code, name, multiple }) => ({
      Code: code,
      Name: name,
      Multiple: multiple,
      Tags: known.filter(({ group }) => group.id === id).map(({ tag }) => ({ Id: tag.id, Name: tag.name })),
    }))
  },
})

export type CourseTagService = ReturnType<typeof courseTagService>
