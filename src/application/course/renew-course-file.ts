import type { RenewFile } from '#domain/catalogue/card-files.machine.ts'
import type { CourseRef } from '#domain/course/course.machine.ts'
import { sectionsOf } from '#domain/course/course-detail.ts'
import { success } from '#domain/kernel/result.ts'
import type { CoursePort } from './course.port.ts'

/** Requests a file of a course again, for a fresh address. */
export type RenewCourseFile = (course: CourseRef, fileId: number) => RenewFile

/** Reads the whole course again, since only that answers fresh addresses of its files. */
export const renewCourseFile =
  (port: CoursePort): RenewCourseFile =>
  ({ id, type }, fileId) =>
  async (signal) => {
    const read = await port.course({ id, type }, signal)
    if (!read.ok) return read
    const files = [...read.value.attachments, ...sectionsOf(read.value).map(({ file }) => file)]
    return success(files.find((file) => file?.id === fileId) ?? null)
  }
