import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { CourseDetail, CourseSection } from '#domain/course/course-detail.ts'
import { contentAddress, playAddress } from '../routing/addresses.ts'
import { sectionPracticeAddress } from '../routing/section-practice-address.ts'

/** The page on which a section opens; null for what has none (yet). */
export const sectionAddress = (course: CourseDetail, section: CourseSection): string | null => {
  switch (section.kind) {
    case 'video':
      if (section.recording) return null
      return playAddress({
        ...course.card,
        sectionId: section.id,
        position: section.finished ? 0 : section.position,
      })
    case 'live':
      // Before and after the lesson its room tells how long it is until there is something to see.
      return course.live?.cancelled !== true && section.liveStatus !== 'none'
        ? playAddress({ ...course.card, sectionId: section.id })
        : null
    case 'file': {
      const resource = section.file?.resourceId ?? 0
      return resource > 0 ? contentAddress({ id: resource, type: CONTENT_TYPE.resource }) : null
    }
    case 'questions':
      return section.questionCount > 0 ? sectionPracticeAddress(course.card.id, section.id) : null
  }
}
