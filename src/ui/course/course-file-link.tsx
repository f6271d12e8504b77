import type { ReactNode } from 'react'
import type { DownloadedFile } from '#domain/catalogue/file-item.ts'
import type { CourseRef } from '#domain/course/course.machine.ts'
import { useCourseLogic } from '../bundle-logic.ts'
import { DownloadLink } from '../catalogue/download-link.tsx'

interface CourseFileLinkProps {
  readonly course: CourseRef
  readonly file: DownloadedFile
  readonly children: ReactNode
}

/** The name of a section whose file no page shows: it is downloaded. */
export const CourseFileLink = ({ course, file, children }: CourseFileLinkProps) => (
  <DownloadLink file={file} renew={useCourseLogic().renewFile(course, file.id)}>
    {children}
  </DownloadLink>
)
