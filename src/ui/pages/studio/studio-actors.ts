import type { CourseEditorActor } from '#application/studio/course-editor.provide.ts'
import type { CourseSection } from '#domain/studio/course-document.ts'
import type { OpenCourse } from '#domain/studio/open-course.ts'

/** A course that stands open, with the statechart that edits it. */
export interface EditorPartProps {
  readonly editor: CourseEditorActor
  readonly course: OpenCourse
}

/** One of its sections. */
export interface SectionPartProps extends EditorPartProps {
  readonly section: CourseSection
}

/** The element that stands for the course's own field, or for a chapter or section: what is missing leads there. */
export const fieldIdOf = (key: string): string => `course-field-${key}`

/** Ids of the fields of the course itself. */
export const COURSE_FIELDS = {
  name: fieldIdOf('name'),
  place: fieldIdOf('place'),
  teachers: fieldIdOf('teachers'),
  outline: fieldIdOf('outline'),
} as const
