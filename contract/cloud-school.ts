import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { contentCard, fileItem } from './content.ts'
import { pageInQuery, pageOf } from './page.ts'
import { sentText } from './request.ts'
import { schoolFile } from './school-file.ts'
import { amount, flag, id, optional, queryNumber, text, time, words } from './shape.ts'

const tag = '云学校'

/** A notice of a school, sanitised HTML. */
export const schoolNotice = z.object({
  Id: id,
  OrgId: amount,
  Title: words,
  Content: text,
  UserName: text,
  PublishTime: time,
  /** Stands above the others. */
  IsTop: flag,
})

/**
 * GET getcloudschool (ours, R-wire-11): the page of a school's cloud space. code is that of the menu's Parameter;
 * what its menu item is about is sent, the rest is empty. 400 without orgId, 403 for a school the user does not belong
 * to, 404 for a code that is in none of the user's menus.
 */
export const getCloudSchool = defineCall({
  method: 'GET',
  path: '/api/user/cloudSchool/getcloudschool',
  summary: '云学校首页',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ orgId: queryNumber, code: sentText(z.maxLength(100)) }),
  data: z.object({
    OrgId: id,
    OrgName: text,
    Code: text,
    MenuName: text,
    /** Which parts the menu item has: notices, files, courses, lives, in their order. */
    Parts: optional(z.array(z.string())),
    /** What administrators placed under the entry, in their order (R-cloud-1); empty for an entry of a role. */
    OwnFiles: optional(z.array(fileItem)),
    Notices: z.array(schoolNotice),
    Files: z.array(schoolFile),
    Courses: z.array(contentCard),
    Lives: z.array(contentCard),
    NoticeCount: amount,
    /** Of the whole library, to which the page leads, whichever kinds of files the page shows. */
    FileCount: amount,
    CourseCount: amount,
    LiveCount: amount,
  }),
})

/** GET getschoolnotices (ours): notices of a school, those on top first, then the newest. */
export const getSchoolNotices = defineCall({
  method: 'GET',
  path: '/api/user/cloudSchool/getschoolnotices',
  summary: '学校通知',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ ...pageInQuery, orgId: queryNumber }),
  data: pageOf(schoolNotice),
})

/** GET getschoolcourses (ours): courses (Type 1) or lives (Type 2) of a school, a page at a time. */
export const getSchoolCourses = defineCall({
  method: 'GET',
  path: '/api/user/cloudSchool/getschoolcourses',
  summary: '学校的课程与直播',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ ...pageInQuery, orgId: queryNumber, Type: queryNumber }),
  data: pageOf(contentCard),
})
