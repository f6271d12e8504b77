import type { CourseSection } from '#domain/course/course-detail.ts'
import type { InsideIconName } from '../components/inside-icon.tsx'
import { copy } from '../copy/copy.ts'
import { courseCopy } from '../copy/course-copy.ts'

export const SECTION_ICONS: Readonly<Record<CourseSection['kind'], InsideIconName>> = {
  video: 'video',
  live: 'live',
  file: 'file',
  questions: 'question',
}

/** How far a learner came in a section, in words. */
export const sectionStateText = ({
  finished,
  progress,
}: Pick<CourseSection, 'finished' | 'progress'>): string => {
  if (finished) return courseCopy.finished
  return progress > 0 ? copy.card.progress(Math.round(progress)) : courseCopy.notBegun
}
