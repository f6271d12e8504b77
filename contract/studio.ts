import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { courseDocument } from './course-document.ts'
import { courseEdit } from './course-edit.ts'
import { pageOf, pageQuestion } from './page.ts'
import { sentKeyword, sentOnce, sentText } from './request.ts'
import { amount, bodyId, flag, id, idName, mayBeNone, optional, queryNumber, text, time } from './shape.ts'

const tag = '课程工作室'

/** Where a course draft stands: 编写中, 待审核, 已退回, 已发布. A published course whose draft is changed is 编写中 again, with a Version. */
export const DRAFT_STATUS = { draft: 1, inReview: 2, returned: 3, published: 4 } as const

/** Which drafts are listed: those one makes or helps with, or those a reviewer of the school decides on. */
export const DRAFT_VIEW = { mine: 1, review: 2 } as const

/** Seconds after its last word in which an editor counts as there. */
export const PRESENT_SECONDS = 30

const state = {
  Id: id,
  /** DRAFT_STATUS. */
  Status: amount,
  /** Grows with every save and every act. */
  Revision: amount,
  /** The newest published version; 0 for none. */
  Version: amount,
  /** The published course, as every other call names it; 0 for none. */
  ContentId: amount,
  /** It was published and is no longer offered. */
  IsWithdrawn: flag,
  /** Why it was returned or withdrawn; empty for none. */
  Reason: text,
  SubmitTime: time,
  UpdateTime: time,
}

/** What the asker may do with a course now; the server decides again when it is done. */
const rights = z.object({
  Edit: flag,
  Submit: flag,
  Recall: flag,
  Publish: flag,
  Return: flag,
  Withdraw: flag,
  Offer: flag,
  Discard: flag,
  Delete: flag,
  Invite: flag,
})

export const draftState = z.object({ ...state, Rights: rights })

const draftCard = z.object({
  ...state,
  Name: text,
  OrgId: id,
  OrgName: text,
  OwnerName: text,
  StageName: text,
  SubjectName: text,
  ChapterCount: amount,
  SectionCount: amount,
  /** The picture that was chosen, at a short-lived address; empty for the drawn one. */
  CoverUrl: text,
  /** Who is in it now, but not the asker. */
  Present: optional(z.array(idName)),
})

/** Somebody who has the draft open now; Key of the chapter, section or point that they are at, empty for none. */
const presence = z.object({ Id: id, Name: text, Key: text })

/** The edits that made one revision of the one before it. */
const draftEntry = z.object({
  Revision: amount,
  UserId: id,
  UserName: text,
  IntentId: text,
  Edits: optional(z.array(courseEdit)),
})

/** A stored file that the course names, with short-lived addresses. Duration in seconds, 0 for unknown. */
export const studioFile = z.object({
  FileId: id,
  Name: text,
  Suffix: text,
  Size: amount,
  Duration: amount,
  PreviewType: text,
  Url: text,
})

/** A question that the course asks; Text is the beginning of its stem without signs of layout. */
export const studioQuestion = z.object({ Id: id, QuestionType: amount, Text: text })

const draftId = z.object({ Id: bodyId })
const idInQuery = z.object({ Id: queryNumber })

/** POST getcoursedrafts: a page of drafts, the last changed first; OrgId is needed for the review's view (403 without the right). */
export const getCourseDrafts = defineCall({
  method: 'POST',
  path: '/api/user/studio/getcoursedrafts',
  summary: '课程草稿列表',
  tag,
  access: 'session',
  body: z.object({
    ...pageQuestion,
    View: z.optional(z.int().check(z.minimum(1), z.maximum(2))),
    OrgId: z.optional(bodyId),
    /** 0 or absent for all. */
    Status: z.optional(z.int().check(z.minimum(0), z.maximum(4))),
  }),
  data: pageOf(draftCard),
})

/** POST createcoursedraft: a draft for a school that the user belongs to; the same ClientId makes one draft. 403 for another school, 507 for too many. */
export const createCourseDraft = defineCall({
  method: 'POST',
  path: '/api/user/studio/createcoursedraft',
  summary: '新建课程',
  tag,
  access: 'session',
  body: z.object({
    OrgId: bodyId,
    Name: sentText(z.trim(), z.maxLength(200)),
    ClientId: sentOnce(),
  }),
  data: draftState,
})

/** GET getcoursedraft: a draft whole, with what its files and questions are called. 404 for one that is not there or not theirs. */
export const getCourseDraft = defineCall({
  method: 'GET',
  path: '/api/user/studio/getcoursedraft',
  summary: '课程草稿',
  tag,
  access: 'session',
  query: idInQuery,
  data: z.extend(draftState, {
    OrgId: id,
    OrgName: text,
    Owner: idName,
    Editors: optional(z.array(idName)),
    Document: courseDocument,
    Files: optional(z.array(studioFile)),
    Questions: optional(z.array(studioQuestion)),
    Teachers: optional(z.array(idName)),
    Present: optional(z.array(presence)),
  }),
})

/** What happened since the asker's Revision. Document stands for the entries where there are too many of them, or they are kept no longer. */
const news = {
  State: draftState,
  Entries: optional(z.array(draftEntry)),
  Document: mayBeNone(courseDocument),
}

/**
 * POST savecoursedraft: applies edits to the newest document, whatever Revision the client has, and answers what it does not
 * know yet, its own edits among it. An edit that does not apply is named by its place in Edits with what stands there instead
 * (Kind as EditConflict); the others are applied. The same IntentId is applied once. 400 for what makes no course, 409 while it is in review, 404
 * for one that is gone or not theirs.
 */
export const saveCourseDraft = defineCall({
  method: 'POST',
  path: '/api/user/studio/savecoursedraft',
  summary: '保存课程草稿',
  tag,
  access: 'session',
  body: z.object({
    Id: bodyId,
    Revision: bodyId,
    IntentId: sentOnce(),
    Edits: z.array(courseEdit).check(z.minLength(1), z.maxLength(200)),
  }),
  data: z.object({
    ...news,
    Conflicts: optional(z.array(z.object({ Index: amount, Kind: text, Now: z.unknown() }))),
  }),
})

/** POST coursedraftnews: what others did since Revision, who is there, and that the asker is there, at Key. Asked every few seconds. */
export const courseDraftNews = defineCall({
  method: 'POST',
  path: '/api/user/studio/coursedraftnews',
  summary: '课程草稿的新变化',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId, Revision: bodyId, Key: z.optional(sentText(z.maxLength(64))) }),
  data: z.object({ ...news, Present: optional(z.array(presence)) }),
})

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

/** POST returncoursedraft: a reviewer of the school returns a draft that is in review, with a reason of at least 4 signs. */
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

/** GET getcolleagues: members of a school that the user belongs to, by name; for teachers and editors of a course. */
export const getColleagues = defineCall({
  method: 'GET',
  path: '/api/user/studio/getcolleagues',
  summary: '学校的老师',
  tag,
  access: 'session',
  query: z.object({ OrgId: queryNumber, Keyword: z.optional(sentKeyword) }),
  data: z.array(z.object({ Id: id, Name: text, Title: text })),
})

/** POST setcourseeditors: who edits with the owner; members of the school only (400 for others). By the owner. */
export const setCourseEditors = defineCall({
  method: 'POST',
  path: '/api/user/studio/setcourseeditors',
  summary: '邀请同事一起编写',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId, UserIds: z.array(bodyId).check(z.maxLength(20)) }),
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
