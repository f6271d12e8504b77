import type { RenewFile } from '#domain/catalogue/card-files.machine.ts'
import type { CourseRef } from '#domain/course/course.machine.ts'
import { sectionsOf } from '#domain/course/course-detail.ts'
import { success } from '#domain/kernel/result.ts'
import type { CoursePort } from './course.port.ts'

/** Asks anew for a file of a course. */
export type RenewCourseFile = (course: CourseRef, fileId: number) => RenewFile

/** The course is read again for the addresses of its files. */
export const renewCourseFile =
  (port: CoursePort): RenewCourseFile =>
  ({ id, type }, fileId) =>
  async (signal) => {
    const read = await port.course({ id, type }, signal)
    if (!read.ok) return read
    const files = [...read.value.attachments, ...sectionsOf(read.value).map(({ file }) => file)]
    return success(files.find((file) => file?.id === fileId) ?? null)
  }
