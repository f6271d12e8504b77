import type { CourseSection } from '#domain/course/course-detail.ts'
import { requiredLeft } from '#domain/course/section-progress.ts'
import type { ExtendedIconName } from '../components/extended-icon.tsx'
import { copy } from '../copy/copy.ts'
import { courseCopy } from '../copy/course-copy.ts'

export const SECTION_ICONS: Readonly<Record<CourseSection['kind'], ExtendedIconName>> = {
  video: 'video',
  live: 'live',
  file: 'file',
  questions: 'question',
}

/** How far a learner came in a section, in words. */
export const sectionStateText = (
  section: Pick<CourseSection, 'finished' | 'progress' | 'requiredOpen'>,
): string => {
  const { finished, progress } = section
  const left = requiredLeft(section)
  if (finished) return courseCopy.finished
  if (left > 0) return courseCopy.requiredLeft(left)
  return progress > 0 ? copy.card.progress(Math.round(progress)) : courseCopy.notBegun
}
