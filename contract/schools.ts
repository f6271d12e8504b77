import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pageOf, pageQuestion } from './page.ts'
import { quotaGigabytes } from './people.ts'
import { sentText } from './request.ts'
import { schoolName } from './school-name.ts'
import { amount, bodyId, flag, id, optional, text } from './shape.ts'

const tag = '人员管理'

/** A school as its administrators see it. */
export const listedSchool = z.object({
  Id: id,
  Name: text,
  /** What it was called before, and the schools that were merged into it. */
  FormerNames: optional(z.array(z.string())),
  /** Of a closed one: who would be back. */
  PeopleCount: amount,
  /** Room for own files of each of its people in GB of 1024³ bytes; 0 for that of everybody. */
  QuotaGigabytes: amount,
  IsClosed: flag,
})

/**
 * POST getschools (ours, R-wire-11): the schools that the one who asks administers, by name; Keyword is a part of a name, also of a former
 * one. IsPlatform: all schools, and adding, merging and closing. 403 for who administers nothing.
 */
export const getSchools = defineCall({
  method: 'POST',
  path: '/api/user/manage/getschools',
  summary: '学校列表',
  tag,
  access: 'session',
  again: 'asks',
  body: z.object({
    PageIndex: pageQuestion.PageIndex,
    PageSize: pageQuestion.PageSize,
    Keyword: pageQuestion.Keyword,
  }),
  data: z.object({ ...pageOf(listedSchool).shape, IsPlatform: flag }),
})

/** POST addschool (ours): answers its Id. 403 for who is no administrator of the platform, 409 for a name that there is. */
export const addSchool = defineCall({
  method: 'POST',
  path: '/api/user/manage/addschool',
  summary: '添加学校',
  tag,
  access: 'session',
  body: z.object({ Name: schoolName }),
  data: z.object({ Id: id }),
})

/** POST renameschool (ours): Seen is the name that was seen. 403, 404; 409 for a name that there is and where Seen is not its name any more. */
export const renameSchool = defineCall({
  method: 'POST',
  path: '/api/user/manage/renameschool',
  summary: '修改学校名称',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId, Seen: sentText(z.maxLength(100)), Name: schoolName }),
  data: z.boolean(),
})

/**
 * POST setschoolclosed (ours): its people belong to it no more until it is opened again; what they made is kept. Repeated it is
 * answered alike. 403 for who is no administrator of the platform, 404.
 */
export const setSchoolClosed = defineCall({
  method: 'POST',
  path: '/api/user/manage/setschoolclosed',
  summary: '关闭或重新开放学校',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId, IsClosed: z.boolean() }),
  data: z.boolean(),
})

/**
 * POST setschoolquota (ours): Seen as it was seen. Who has room of their own keeps it, and who belongs to several schools has the largest.
 * 403 for who is no administrator of the platform, 404; 409 where it is another by now.
 */
export const setSchoolQuota = defineCall({
  method: 'POST',
  path: '/api/user/manage/setschoolquota',
  summary: '设置每人资料库空间',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId, Seen: z.int(), QuotaGigabytes: quotaGigabytes }),
  data: z.boolean(),
})

const merging = { Id: bodyId, IntoId: bodyId }

/** POST weighschools (ours): what would move if Id were merged into IntoId; nothing is changed. 400 for one and the same or a closed IntoId, 403, 404. */
export const weighSchools = defineCall({
  method: 'POST',
  path: '/api/user/manage/weighschools',
  summary: '合并学校前的统计',
  tag,
  access: 'session',
  again: 'asks',
  body: z.object(merging),
  data: z.object({
    People: amount,
    Contents: amount,
    Drafts: amount,
    LivePlans: amount,
    Requests: amount,
    Notices: amount,
  }),
})

/** POST mergeschools (ours): everything of Id belongs to IntoId from then on, and its name leads there. 400, 403 and 404 as for weighschools. */
export const mergeSchools = defineCall({
  method: 'POST',
  path: '/api/user/manage/mergeschools',
  summary: '合并学校',
  tag,
  access: 'session',
  body: z.object(merging),
  data: z.boolean(),
})
