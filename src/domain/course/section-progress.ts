import { FINISHED_PERCENT, type SectionProgress } from '../learning/learning-moment.ts'
import type { CourseDetail, CourseSection } from './course-detail.ts'

const learned = (section: CourseSection, made: SectionProgress): CourseSection => {
  const progress = Math.max(section.progress, made.progress)
  const { position, requiredOpen } = made
  const finished = section.finished || (progress >= FINISHED_PERCENT && requiredOpen === 0)
  return { ...section, position, progress, requiredOpen, finished }
}

/** Seen to the end, and not finished: how many required questions are left; 0 for none. */
export const requiredLeft = ({
  progress,
  finished,
  requiredOpen,
}: Pick<CourseSection, 'progress' | 'finished' | 'requiredOpen'>): number =>
  progress >= FINISHED_PERCENT && !finished ? requiredOpen : 0

/** The course with that section as far as it was learned, before any server has said so. */
export const withProgress = (course: CourseDetail, made: SectionProgress): CourseDetail => ({
  ...course,
  chapters: course.chapters.map((chapter) =>
    chapter.sections.some(({ id }) => id === made.sectionId)
      ? {
          ...chapter,
          sections: chapter.sections.map((section) =>
            section.id === made.sectionId ? learned(section, made) : section,
          ),
        }
      : chapter,
  ),
  lastPlace: { sectionId: made.sectionId, position: made.position },
})
