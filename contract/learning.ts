import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { contentCard, learningRecord } from './content.ts'
import { bodyId, id, optional, pageOf, pageQuestion, text, time } from './shape.ts'

const tag = '学习'

const place = z.object({
  Id: id,
  Content: optional(contentCard),
  Record: optional(learningRecord),
  SectionName: text,
  UpdateTime: time,
})

/**
 * POST GetLearningOrBrowOrCoursePageList (without /user in its path): Type 1 learning records, 2 browsing, 3 the user's
 * courses; latest first. Finished: 0 or absent all, 1 unfinished, 2 finished.
 */
export const getLearningPageList = defineCall({
  method: 'POST',
  path: '/api/usercentent/GetLearningOrBrowOrCoursePageList',
  summary: '学习、浏览与课程',
  tag,
  access: 'session',
  body: z.object({
    ...pageQuestion,
    Type: z.int().check(z.minimum(1), z.maximum(3)),
    Finished: z.optional(z.int().check(z.minimum(0), z.maximum(2))),
  }),
  data: pageOf(place),
})

/** ActionType 1 view, 2 download, 3 share, 4 print, 5 search, 6 reserve. */
export const actionType = z.int().check(z.minimum(1), z.maximum(6))

/**
 * POST addUserAction: what a user did with a content (ObjectId and Type 0 for a search). A view is also a browsing
 * record; reserving again changes nothing.
 */
export const addUserAction = defineCall({
  method: 'POST',
  path: '/api/user/userAction/addUserAction',
  summary: '记录操作',
  tag,
  access: 'session',
  body: z.object({
    ActionType: actionType,
    ObjectId: z.optional(bodyId),
    Type: z.optional(z.int().check(z.minimum(0), z.maximum(4))),
    Extra: z.optional(z.string().check(z.maxLength(500))),
  }),
  data: z.boolean(),
})

/** POST deleterecords (ours, not of spec §7): takes records off the user's own lists; without Ids all of the RecordType. */
export const deleteRecords = defineCall({
  method: 'POST',
  path: '/api/user/learningrecords/deleterecords',
  summary: '删除记录',
  tag,
  access: 'session',
  body: z.object({
    RecordType: z.int().check(z.minimum(1), z.maximum(2)),
    Ids: z.optional(z.array(bodyId).check(z.maxLength(100))),
  }),
  data: z.boolean(),
})
