import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { CourseDetail, CourseSection } from '#domain/course/course-detail.ts'
import { liveStatusAt } from '#domain/live/live-clock.ts'
import { contentAddress, playAddress } from '../../routing/addresses.ts'

/** Where a section opens; null for what cannot be opened (yet). `now` in milliseconds. */
export const sectionAddress = (course: CourseDetail, section: CourseSection, now: number): string | null => {
  switch (section.kind) {
    case 'video':
      return playAddress({
        id: course.card.id,
        sectionId: section.id,
        position: section.finished ? 0 : section.position,
      })
    case 'live': {
      const status = liveStatusAt(section, now)
      const open = course.live?.cancelled !== true && (status === 'running' || status === 'replay')
      return open ? playAddress({ id: course.card.id, sectionId: section.id }) : null
    }
    case 'file':
      if (section.file === null) return null
      return section.file.resourceId > 0
        ? contentAddress({ id: section.file.resourceId, type: CONTENT_TYPE.resource })
        : section.file.previewUrl || section.file.downloadUrl || null
    case 'questions':
      return null
  }
}
