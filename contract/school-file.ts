import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fileItem } from './content.ts'
import { treeNode } from './curriculum.ts'
import { pageOf, pageQuestion, scopeQuestion } from './page.ts'
import { sentKeyword } from './request.ts'
import { amount, bodyId, flag, id, optional, queryNumber, text, time } from './shape.ts'

const tag = '学校资源库'

/** The order of a school's files. */
export const SCHOOL_SORT = { latest: 0, mostViewed: 1, mostDownloaded: 2, name: 3, largest: 4 } as const

/** Scope with its names, as a file of a school stands in the curriculum; 0 and '' for nowhere. */
export const placeFields = {
  StageId: amount,
  SubjectId: amount,
  GradeId: amount,
  VersionId: amount,
  BookId: amount,
  ChapterId: amount,
  KnowId: amount,
  StageName: text,
  SubjectName: text,
  GradeName: text,
  VersionName: text,
  BookName: text,
  ChapterName: text,
  KnowName: text,
  /** 课件 教案 学案 试卷 微课 素材. */
  TagId: amount,
  TagName: text,
}

const suffixes = z.string().check(z.regex(/^([a-z0-9]{1,8}(,[a-z0-9]{1,8}){0,19})?$/))

/** What of a library is counted, as GetUserSchoolContent says it; 0, '' or absent for any. */
const counted = {
  keyword: z.optional(sentKeyword),
  tagId: z.optional(queryNumber),
  suffix: z.optional(suffixes),
  userId: z.optional(queryNumber),
}

/** The same at a place of the curriculum. */
const countedAt = {
  orgId: queryNumber,
  ...counted,
  stageId: z.optional(queryNumber),
  subjectId: z.optional(queryNumber),
  versionId: z.optional(queryNumber),
  bookId: z.optional(queryNumber),
  chapterId: z.optional(queryNumber),
}

/** SchoolFile: what a school took into its library. Id and ContentId are those of the content that it is (favourites, views, comments, /details). */
export const schoolFile = z.extend(fileItem, {
  ContentId: amount,
  OrgId: amount,
  ...placeFields,
  /** Who shared it. */
  UserId: amount,
  UserName: text,
  /** When it was taken in. */
  ShareTime: time,
  ViewCount: amount,
  DownloadCount: amount,
  IsFavorite: flag,
})

/** GET GetCurrentUserOrgList: the user's schools, the first chosen after sign-in first; empty for a user without one. */
export const getCurrentUserOrgList = defineCall({
  method: 'GET',
  path: '/api/user/schoolFile/GetCurrentUserOrgList',
  summary: '我的学校',
  tag,
  access: 'session',
  kept: true,
  data: z.array(z.object({ Id: id, Name: text, IsCanVerify: flag })),
})

/**
 * POST GetUserSchoolContent: a page of a school's library. Keyword in the name, its pinyin and initials; Suffix several
 * separated by commas; UserId who shared; Sort as SCHOOL_SORT. 400 without OrgId, 403 for a school that the user does
 * not belong to, whether there is one or not (so of every call below).
 */
export const getUserSchoolContent = defineCall({
  method: 'POST',
  path: '/api/user/schoolFile/GetUserSchoolContent',
  summary: '学校资源列表',
  tag,
  access: 'session',
  kept: true,
  again: 'asks',
  body: z.object({
    ...pageQuestion,
    ...scopeQuestion,
    OrgId: bodyId,
    TagId: z.optional(bodyId),
    Suffix: z.optional(suffixes),
    UserId: z.optional(bodyId),
  }),
  data: pageOf(schoolFile),
})

/** GET GetSchoolFileInfo (ours, R-wire-11): one file of a school. 404 for none of that school, 410 for one that was taken out or replaced. */
export const getSchoolFileInfo = defineCall({
  method: 'GET',
  path: '/api/user/schoolFile/GetSchoolFileInfo',
  summary: '学校资源',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ orgId: queryNumber, Id: queryNumber }),
  data: schoolFile,
})

/** GET GetSchoolSubjectMenu: stages with their subjects, and how many files of the school, so narrowed, stand in each. */
export const getSchoolSubjectMenu = defineCall({
  method: 'GET',
  path: '/api/user/schoolFile/GetSchoolSubjectMenu',
  summary: '学校的学段与学科',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ orgId: queryNumber, ...counted }),
  data: z.array(
    z.object({
      Id: id,
      Name: text,
      Count: amount,
      Children: optional(z.array(z.object({ Id: id, Name: text, Count: amount }))),
    }),
  ),
})

const book = z.object({ Id: id, Name: text, GradeId: amount, GradeName: text, CoverUrl: text, Count: amount })

/** GET {orgId}_{stageId}_{subjectId}_versionbookslist: the textbook versions of a subject with their books, counted in the school. */
export const getVersionBooks = defineCall({
  method: 'GET',
  path: '/api/user/schoolFile/:orgId(^\\d{1,9})_:stageId(^\\d{1,9})_:subjectId(^\\d{1,9})_versionbookslist',
  summary: '学校某学科的教材版本与册',
  tag,
  access: 'session',
  kept: true,
  params: z.object({ orgId: queryNumber, stageId: queryNumber, subjectId: queryNumber }),
  query: z.object(counted),
  data: z.array(z.object({ Id: id, Name: text, Count: amount, Books: optional(z.array(book)) })),
})

/** GET GetContentTags: 课件 教案 学案 试卷 微课 素材 with the school's count of each, so narrowed, whichever tag is chosen. */
export const getContentTags = defineCall({
  method: 'GET',
  path: '/api/user/schoolFile/GetContentTags',
  summary: '学校资源的标签',
  tag,
  access: 'session',
  kept: true,
  query: z.object(countedAt),
  data: z.array(z.object({ Id: id, Name: text, Count: amount })),
})

/** GET GetSchoolUploader (ours): who shared into the library, most files of what is so narrowed first, the chosen uploader or not. */
export const getSchoolUploaders = defineCall({
  method: 'GET',
  path: '/api/user/schoolFile/GetSchoolUploader',
  summary: '学校资源的上传者',
  tag,
  access: 'session',
  query: z.object(countedAt),
  data: z.array(z.object({ Id: id, Name: text, Count: amount })),
})

/** GET GetBookCatalog: the chapters of a book; with orgId, Count is that school's files, so narrowed, in and below each. 404 for no book. */
export const getBookCatalog = defineCall({
  method: 'GET',
  path: '/api/user/schoolFile/GetBookCatalog',
  summary: '册的目录',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ ...counted, bookId: queryNumber, orgId: z.optional(queryNumber) }),
  data: z.array(treeNode),
})

/** GET GetBookVersion: the textbook versions of a subject. */
export const getBookVersion = defineCall({
  method: 'GET',
  path: '/api/user/schoolFile/GetBookVersion',
  summary: '学科的教材版本',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ stageId: queryNumber, subjectId: queryNumber }),
  data: z.array(z.object({ Id: id, Name: text })),
})

/** GET GetBook: the books of a version. */
export const getBook = defineCall({
  method: 'GET',
  path: '/api/user/schoolFile/GetBook',
  summary: '教材版本的册',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ versionId: queryNumber }),
  data: z.array(z.object({ Id: id, Name: text, GradeId: amount, GradeName: text, CoverUrl: text })),
})

/** POST PackSchoolFile (ours): the address of a zip of some of a school's files, made while it is sent. 404 names one that is not there, 400 for none or too many. */
export const packSchoolFiles = defineCall({
  method: 'POST',
  path: '/api/user/schoolFile/PackSchoolFile',
  summary: '打包下载学校资源',
  tag,
  access: 'session',
  again: 'asks',
  body: z.object({ OrgId: bodyId, Ids: z.array(bodyId).check(z.minLength(1), z.maxLength(100)) }),
  data: z.object({
    /** Short-lived; needs no header. */
    Url: z.string(),
    Name: text,
    Count: amount,
    /** Bytes, before packing. */
    Size: amount,
  }),
})
