import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { sentKeyword } from './request.ts'
import { bodyId, id, idName, queryNumber, text } from './shape.ts'
import { studioFile } from './studio.ts'

const tag = '课程工作室'

/** GET getcolleagues: members of a school that the user belongs to, by the pinyin of their names, at most 2,000; for teachers and editors of a course. */
export const getColleagues = defineCall({
  method: 'GET',
  path: '/api/user/studio/getcolleagues',
  summary: '学校的老师',
  tag,
  access: 'session',
  query: z.object({ OrgId: queryNumber, Keyword: z.optional(sentKeyword) }),
  data: z.array(
    z.object({
      Id: id,
      Name: text,
      Title: text,
      /** Of the name, a syllable for each character between spaces; empty where nobody has read it. */
      Pinyin: text,
      /** The last digits of the mobile number, as few as tell apart who has one's name and title; empty for everybody else. */
      Tail: text,
    }),
  ),
})

/** Colleagues who edit a course beside its owner. */
export const MOST_COURSE_EDITORS = 20

/** POST setcourseeditors: who edits with the owner; members of the school only (400 for others). By the owner. */
export const setCourseEditors = defineCall({
  method: 'POST',
  path: '/api/user/studio/setcourseeditors',
  summary: '邀请同事一起编写',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId, UserIds: z.array(bodyId).check(z.maxLength(MOST_COURSE_EDITORS)) }),
  data: z.array(idName),
})

/** POST takestudiofile: what one of the user's own files is called in a course. 404 for a file that is not theirs or in the bin. */
export const takeStudioFile = defineCall({
  method: 'POST',
  path: '/api/user/studio/takestudiofile',
  summary: '选用我的资料',
  tag,
  access: 'session',
  body: z.object({ PrivateFileId: bodyId }),
  data: studioFile,
})
