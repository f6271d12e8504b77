import type * as z from 'zod/mini'
import type { CloudSchoolPort } from '#application/school-file/cloud-school.port.ts'
import {
  getCloudSchool,
  getSchoolCourses,
  getSchoolNotices,
  type schoolNotice,
} from '#contract/cloud-school.ts'
import { CONTENT_TYPE, type ContentType } from '#domain/catalogue/category.ts'
import { success } from '#domain/kernel/result.ts'
import { CLOUD_PARTS, type SchoolNotice } from '#domain/school-file/cloud-school.ts'
import { contentCardOf } from '../catalogue/content-card.mapper.ts'
import { fileItemOf } from '../catalogue/file-item.mapper.ts'
import type { Http } from '../http/http.ts'
import { pageOf } from '../http/page.mapper.ts'
import { amountOf, flagOf, textOf, timeOf } from '../http/wire-values.ts'
import { schoolFileOf } from './school-file.mapper.ts'

const NOTICES_PER_PAGE = 10
const COURSES_PER_PAGE = 18

const noticeOf = (wire: z.output<typeof schoolNotice>): SchoolNotice => ({
  id: wire.Id,
  title: wire.Title,
  html: textOf(wire.Content),
  author: textOf(wire.UserName),
  publishedAt: timeOf(wire.PublishTime),
  onTop: flagOf(wire.IsTop),
})

/** R-cloud-school-1; the calls are ours (R-wire-11). */
export const axiosCloudSchool = (http: Http): CloudSchoolPort => {
  const cardOf = (type: ContentType) => contentCardOf(http.fileAddress, type)
  return {
    school: async ({ organisationId, code }, signal) => {
      const read = await http.call(getCloudSchool, { query: { orgId: organisationId, code } }, signal)
      if (!read.ok) return read
      const { Parts, OwnFiles, Notices, Files, Courses, Lives, ...counts } = read.value
      return success({
        parts: Parts?.flatMap((name) => CLOUD_PARTS.filter((part) => part === name)) ?? CLOUD_PARTS,
        ownFiles: (OwnFiles ?? []).map(fileItemOf(http.fileAddress)),
        notices: Notices.map(noticeOf),
        files: Files.map(schoolFileOf(http.fileAddress)),
        courses: Courses.map(cardOf(CONTENT_TYPE.recorded)),
        lives: Lives.map(cardOf(CONTENT_TYPE.live)),
        counts: {
          notices: amountOf(counts.NoticeCount),
          files: amountOf(counts.FileCount),
          courses: amountOf(counts.CourseCount),
          lives: amountOf(counts.LiveCount),
        },
      })
    },

    list: async ({ organisationId, list, page }, signal) => {
      const query = { orgId: organisationId, PageIndex: page }
      if (list === 'notices') {
        const size = NOTICES_PER_PAGE
        const read = await http.call(getSchoolNotices, { query: { ...query, PageSize: size } }, signal)
        if (!read.ok) return read
        return success({ list, page: pageOf(read.value, { index: page, size }, noticeOf) })
      }
      const size = COURSES_PER_PAGE
      const Type = list === 'lives' ? CONTENT_TYPE.live : CONTENT_TYPE.recorded
      const read = await http.call(getSchoolCourses, { query: { ...query, PageSize: size, Type } }, signal)
      if (!read.ok) return read
      return success({ list, page: pageOf(read.value, { index: page, size }, cardOf(Type)) })
    },
  }
}
