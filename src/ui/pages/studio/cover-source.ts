import type { CourseSection } from '#domain/studio/course-document.ts'
import type { StudioFile } from '#domain/studio/course-studio.ts'

/** What a cover can be taken from: a section with its file as it can be opened. */
export interface CoverSource {
  readonly section: CourseSection
  readonly file: StudioFile
}

export interface CoverSourceProps {
  readonly file: StudioFile
  readonly busy: boolean
  /** Null where there is no picture of it. */
  readonly onTake: (picture: Blob | null) => void
}
