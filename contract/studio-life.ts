import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { sentText } from './request.ts'
import { amount, bodyId, queryNumber, text, time } from './shape.ts'
import { draftState } from './studio.ts'

const tag = '课程工作室'

const idInQuery = z.object({ Id: queryNumber })
const draftId = z.object({ Id: bodyId })
const seen = z.object({ Id: bodyId, Revision: bodyId })
const reasoned = z.object({ Id: bodyId, Reason: sentText(z.trim(), z.maxLength(500)) })

/** POST submitcoursedraft: for review, after which nobody changes it. 409 for a Revision that is not the newest, 400 for a course with faults. */
export const submitCourseDraft = defineCall({
  method: 'POST',
  path: '/api/user/studio/submitcoursedraft',
  summary: '提交审核',
  tag,
  access: 'session',
  body: seen,
  data: draftState,
})

/** POST recallcoursedraft: takes a draft back from review. 409 for one that is not in review. */
export const recallCourseDraft = defineCall({
  method: 'POST',
  path: '/api/user/studio/recallcoursedraft',
  summary: '撤回提交',
  tag,
  access: 'session',
  body: draftId,
  data: draftState,
})

/** POST returncoursedraft: a reviewer of the school returns a draft that is in review, with a reason of at least 4 characters. */
export const returnCourseDraft = defineCall({
  method: 'POST',
  path: '/api/user/studio/returncoursedraft',
  summary: '退回修改',
  tag,
  access: 'session',
  body: reasoned,
  data: draftState,
})

/**
 * POST publishcoursedraft: makes the draft the course that learners see, all at once; sections keep their ids and with them what learners did.
 * By a reviewer of the school: one's own draft, or one in review. 400 for a course with faults, 409 for a Revision that is not the newest.
 */
export const publishCourseDraft = defineCall({
  method: 'POST',
  path: '/api/user/studio/publishcoursedraft',
  summary: '发布课程',
  tag,
  access: 'session',
  body: seen,
  data: draftState,
})

/** POST withdrawcourse: a published course is no longer offered (R-review-3). By its makers, or a reviewer of the school with a reason. */
export const withdrawCourse = defineCall({
  method: 'POST',
  path: '/api/user/studio/withdrawcourse',
  summary: '下架课程',
  tag,
  access: 'session',
  body: reasoned,
  data: draftState,
})

/** POST offercourse: a course that was withdrawn is offered again as it was. By a reviewer of the school. */
export const offerCourse = defineCall({
  method: 'POST',
  path: '/api/user/studio/offercourse',
  summary: '重新上架课程',
  tag,
  access: 'session',
  body: draftId,
  data: draftState,
})

/** POST discardcourserevision: the draft of a published course is as the published version again. */
export const discardCourseRevision = defineCall({
  method: 'POST',
  path: '/api/user/studio/discardcourserevision',
  summary: '放弃修改',
  tag,
  access: 'session',
  body: draftId,
  data: draftState,
})

/** POST deletecoursedraft: a draft that was never published. 409 for any other. */
export const deleteCourseDraft = defineCall({
  method: 'POST',
  path: '/api/user/studio/deletecoursedraft',
  summary: '删除草稿',
  tag,
  access: 'session',
  body: draftId,
  data: z.boolean(),
})

const change = z.object({ Of: text, Key: text, Kind: text, Before: text, After: text })

/** GET comparecourse: the draft (To 0) or a version against another version; From 0 for the newest published. As CourseChange. */
export const compareCourse = defineCall({
  method: 'GET',
  path: '/api/user/studio/comparecourse',
  summary: '比较课程版本',
  tag,
  access: 'session',
  query: z.object({ Id: queryNumber, From: z.optional(queryNumber), To: z.optional(queryNumber) }),
  data: z.array(change),
})

/** GET getcourseversions: every published version, the newest first, with who published it. */
export const getCourseVersions = defineCall({
  method: 'GET',
  path: '/api/user/studio/getcourseversions',
  summary: '课程版本',
  tag,
  access: 'session',
  query: idInQuery,
  data: z.array(z.object({ Version: amount, UserName: text, Time: time, SectionCount: amount })),
})
