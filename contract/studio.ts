import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { courseDocument } from './course-document.ts'
import { courseEdit } from './course-edit.ts'
import { pageOf, pageQuestion } from './page.ts'
import { sentOnce, sentText } from './request.ts'
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
  /** Who writes in it now, but not the asker; a reviewer who has it open only looks. */
  Present: optional(z.array(idName)),
})

/**
 * Somebody who has the draft open now; Key of the chapter, section or point that they are at, empty for none. IsLooking of one
 * who is neither its owner nor one of its editors: a reviewer.
 */
const presence = z.object({ Id: id, Name: text, Key: text, IsLooking: flag })

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

const idInQuery = z.object({ Id: queryNumber })

/** POST getcoursedrafts: a page of drafts, the last changed first; OrgId is needed for the review's view (403 without the right). */
export const getCourseDrafts = defineCall({
  method: 'POST',
  path: '/api/user/studio/getcoursedrafts',
  summary: '课程草稿列表',
  tag,
  access: 'session',
  again: 'asks',
  kept: true,
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
  again: 'known',
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
  kept: true,
  query: idInQuery,
  data: z.extend(draftState, {
    OrgId: id,
    OrgName: text,
    Owner: idName,
    Editors: z.array(idName),
    Document: courseDocument,
    Files: z.array(studioFile),
    Questions: z.array(studioQuestion),
    Teachers: z.array(idName),
    Present: optional(z.array(presence)),
  }),
})

/** What happened since the asker's Revision. Document stands for the entries where there are too many of them, or they are kept no longer. */
const news = {
  State: draftState,
  Entries: z.array(draftEntry),
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
  again: 'known',
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
  again: 'asks',
  body: z.object({ Id: bodyId, Revision: bodyId, Key: z.optional(sentText(z.maxLength(64))) }),
  data: z.object({ ...news, Present: optional(z.array(presence)) }),
})
