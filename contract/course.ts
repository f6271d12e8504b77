import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { contentCard, fileItem, learningRecord } from './content.ts'
import { pageOf, pageQuestion, scopeQuestion } from './page.ts'
import { tagIds } from './search-list.ts'
import { amount, flag, id, mayBeNone, optional, queryNumber, text, time, words } from './shape.ts'

const tag = '课程'

/** SectionType 1 video, 2 live, 3 file, 4 questions. Duration and ProgressTime in seconds, Progress 0–100. */
export const section = z.object({
  Id: id,
  ChapterId: amount,
  Name: words,
  Sort: amount,
  SectionType: amount,
  Duration: amount,
  QuestionCount: amount,
  Progress: amount,
  ProgressTime: amount,
  /** Its record is, and no required question is left. */
  IsFinished: flag,
  /** Ours: required questions that are not answered yet. */
  RequiredOpen: amount,
  /** Ours, of a film section: there is nothing to play yet. */
  IsRecording: flag,
  LiveStatus: amount,
  StartTime: time,
  EndTime: time,
  /** Ours, of a session of a live course: it will not take place. */
  IsCancelled: flag,
  /** Of a file section: the resource that its file belongs to, 0 for none. */
  ContentId: amount,
  /** Of a file section; null where there is none. */
  File: mayBeNone(fileItem),
})

/** A file that goes with a course; ContentId is the resource that it belongs to, 0 for none. */
export const attachment = z.extend(fileItem, { ContentId: amount })

export const chapter = z.object({
  Id: id,
  Name: words,
  Sort: amount,
  Sections: optional(z.array(section)),
})

export const teacher = z.object({ Id: id, Name: words, AvatarUrl: text, Title: text, OrgName: text })

/** CourseDetail: everything the introduction of a course shows. */
export const courseDetail = z.extend(contentCard, {
  /** Paragraphs separated by an empty line; plain text. */
  Introduction: text,
  Teachers: optional(z.array(teacher)),
  Chapters: optional(z.array(chapter)),
  Attachments: optional(z.array(attachment)),
  /** Where the user left off; null for nowhere. */
  LastRecord: mayBeNone(learningRecord),
  StudyCount: amount,
  /** When a section counts as finished, in words. */
  FinishRule: text,
  Related: optional(z.array(contentCard)),
})

/** POST getstructurepagelist: recorded courses, a page at a time. RightIds are tags. Sort as getsearchlist. */
export const getStructurePageList = defineCall({
  method: 'POST',
  path: '/api/user/structurepagecontent/getstructurepagelist',
  summary: '录播课程列表',
  tag,
  access: 'session',
  kept: true,
  again: 'asks',
  body: z.object({ ...pageQuestion, ...scopeQuestion, RightIds: tagIds }),
  data: pageOf(contentCard),
})

/** GET getcoursedetailsinfo of a recorded course. 404 for none, 410 for one that was withdrawn, 403 for another school's own. */
export const getCourseDetailsInfo = defineCall({
  method: 'GET',
  path: '/api/user/structuredirectory/getcoursedetailsinfo',
  summary: '录播课程介绍',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ Id: queryNumber }),
  data: courseDetail,
})
