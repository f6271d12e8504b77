import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { contentCard, learningRecord } from './content.ts'
import { pageOf, pageQuestion } from './page.ts'
import { measured, sentOnce, sentText, sentTime } from './request.ts'
import { bodyId, flag, id, optional, text, time } from './shape.ts'

const tag = '学习'

/** Id is the record's; for Type 3 the content's. Record is of the section learned last, all zeros for none. */
export const learningPlace = z.object({
  Id: id,
  Content: optional(contentCard),
  Record: optional(learningRecord),
  /** Of the section learned last; of a line of the timetable the session. */
  SectionName: text,
  UpdateTime: time,
  /** All sections of the course are finished. */
  IsFinished: flag,
  /** The content was withdrawn. */
  IsInvalid: flag,
  /** Of a live course: the occurrence that counts now, or the one that this line of the timetable stands for. */
  StartTime: time,
  EndTime: time,
  IsReserved: flag,
  /** That occurrence will not take place. */
  IsCancelled: flag,
})

/**
 * POST GetLearningOrBrowOrCoursePageList (without /user in its path): Type 1 learning, one line for each course; 2
 * browsing; both latest first. Type 3 the courses that the user began or reserved, lives to come first. Finished, of types
 * 1 and 3: 0 or absent all, 1 unfinished, 2 finished. Type 3 with From and To (at most 31 days later) is the timetable: one
 * line for each occurrence that the user reserved, and each of the lives that they began, from From until before To, by its
 * start.
 */
export const getLearningPageList = defineCall({
  method: 'POST',
  path: '/api/usercentent/GetLearningOrBrowOrCoursePageList',
  summary: '学习、浏览与课程',
  tag,
  access: 'session',
  kept: true,
  again: 'asks',
  body: z.object({
    ...pageQuestion,
    Type: z.int().check(z.minimum(1), z.maximum(3)),
    Finished: z.optional(z.int().check(z.minimum(0), z.maximum(2))),
    From: z.optional(sentTime),
    To: z.optional(sentTime),
  }),
  data: pageOf(learningPlace),
})

/** ActionType 1 view, 2 download, 3 share, 4 print, 5 search, 6 reserve; ours: 7 takes a reservation back. */
export const actionType = z.int().check(z.minimum(1), z.maximum(7))

/**
 * POST addUserAction: what a user did with a content (ObjectId and Type 0 for a search). A view is also a browsing
 * record; reserving again changes nothing, nor does taking back what was not reserved; a presenter's own lesson cannot be reserved
 * (409). SectionId, of a live course: the session that is meant; 0 or absent the one that comes next.
 */
export const addUserAction = defineCall({
  method: 'POST',
  path: '/api/user/userAction/addUserAction',
  summary: '记录操作',
  tag,
  access: 'session',
  again: 'known',
  body: z.object({
    ActionType: actionType,
    ObjectId: z.optional(bodyId),
    Type: z.optional(z.int().check(z.minimum(0), z.maximum(4))),
    SectionId: z.optional(bodyId),
    Extra: z.optional(sentText(z.maxLength(500))),
  }),
  data: z.boolean(),
})

/**
 * POST deleterecords (ours, R-wire-11): takes records off the user's own lists: those of Ids, those last changed from
 * From until before To, or all of the RecordType. A learning record goes with those of all sections of its course.
 */
export const deleteRecords = defineCall({
  method: 'POST',
  path: '/api/user/learningrecords/deleterecords',
  summary: '删除记录',
  tag,
  access: 'session',
  again: 'known',
  body: z.object({
    RecordType: z.int().check(z.minimum(1), z.maximum(2)),
    Ids: z.optional(z.array(bodyId).check(z.maxLength(100))),
    From: z.optional(sentTime),
    To: z.optional(sentTime),
  }),
  data: z.boolean(),
})

/** POST restorerecords (ours, R-wire-11): puts back into the browsing history what was just taken off it. */
export const restoreRecords = defineCall({
  method: 'POST',
  path: '/api/user/learningrecords/restorerecords',
  summary: '恢复浏览记录',
  tag,
  access: 'session',
  again: 'known',
  body: z.object({
    Items: z.array(z.object({ ObjectId: bodyId, UpdateTime: sentTime })).check(z.maxLength(100)),
  }),
  data: z.boolean(),
})

/** Percent of a film after which its section is finished for good (R-learning-2). */
export const FINISHED_PERCENT = 90

/**
 * POST editrecords: how far a learner came (R-learning-1, the ten fields). RecordNum 1 at the beginning of a playback, 0 after
 * it; ProgressTime the position and ProgressTimes the length, in seconds. Merged, so that no order of arrival loses
 * anything: the greatest progress, the position of the latest moment, finished at FINISHED_PERCENT for good. Answers the merged record.
 * 404 for a section that is not there.
 */
export const editRecords = defineCall({
  method: 'POST',
  path: '/api/user/learningrecords/editrecords',
  summary: '学习进度',
  tag,
  access: 'session',
  again: 'known',
  body: z.object({
    RecordSectionId: bodyId,
    RecordType: z.int().check(z.minimum(1), z.maximum(2)),
    RecordChapterId: bodyId,
    RecordNum: z.int().check(z.minimum(0), z.maximum(1)),
    Progress: measured(0, 100),
    ProgressTime: measured(0, 864_000),
    ProgressTimes: measured(0, 864_000),
    CourseId: bodyId,
    DetailsId: bodyId,
    DetailsType: z.int().check(z.minimum(1), z.maximum(4)),
    /** Ours: when the learner was at that position, by their clock; absent for now. */
    MomentTime: z.optional(sentTime),
    /** Ours: what their clock said when this was sent, by which a wrong clock is known. */
    SendTime: z.optional(sentTime),
    /** Ours: one for each playback, so that one sent twice is counted once. */
    PlayId: z.optional(sentOnce()),
  }),
  data: learningRecord,
})
