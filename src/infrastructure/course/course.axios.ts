import type { CoursePort } from '#application/course/course.port.ts'
import { getCourseDetailsInfo } from '#contract/course.ts'
import { getLiveDetailsInfo } from '#contract/live-course.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf } from '../http/wire-values.ts'
import { courseDetailOf } from './course-detail.mapper.ts'

/** Wire: getcoursedetailsinfo of either kind. */
export const axiosCourse = (http: Http): CoursePort => ({
  course: async ({ id, type }, signal) => {
    const request = { query: { Id: id } }
    if (type === CONTENT_TYPE.live) {
      const read = await http.call(getLiveDetailsInfo, request, signal)
      if (!read.ok) return read
      const { IsReserved, ReserveCount, IsCancelled, IsTeacher } = read.value
      const live = {
        reserved: flagOf(IsReserved),
        reserveCount: amountOf(ReserveCount),
        cancelled: flagOf(IsCancelled),
        teaching: flagOf(IsTeacher),
      }
      return success(courseDetailOf(http.fileAddress, live)(read.value))
    }
    const read = await http.call(getCourseDetailsInfo, request, signal)
    return read.ok ? success(courseDetailOf(http.fileAddress, null)(read.value)) : read
  },
})
