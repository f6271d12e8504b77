import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { contentCard, fileItem } from './content.ts'
import { pageInQuery, pageOf, scopeInQuery } from './page.ts'
import { amount, id, mayBeNone, optional, queryNumber, text, words } from './shape.ts'

const tag = '资料'

/** A content with its file and its neighbours in the chapter; PrevId and NextId 0 for none. */
export const contentInfo = z.extend(contentCard, {
  /** Null for what has none: a course, a question. */
  File: mayBeNone(fileItem),
  Introduction: text,
  PrevId: amount,
  NextId: amount,
})

/** GET resourcescontentinfo: a resource. 404 for none, 410 for one that was withdrawn, 403 for another school's own. */
export const resourceContentInfo = defineCall({
  method: 'GET',
  path: '/api/user/resourcescontent/resourcescontentinfo',
  summary: '资料内容',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ Id: queryNumber }),
  data: contentInfo,
})

/** GET resourcescontentinfo/{type}: the same of a Type 1–4. */
export const typedContentInfo = defineCall({
  method: 'GET',
  path: '/api/user/resourcescontent/resourcescontentinfo/:type',
  summary: '某类内容',
  tag,
  access: 'session',
  kept: true,
  params: z.object({ type: queryNumber }),
  query: z.object({ Id: queryNumber }),
  data: contentInfo,
})

/** GET getaivideo: lessons that explain a content (or a question of it); Duration in seconds. Empty for none. */
export const getAiVideo = defineCall({
  method: 'GET',
  path: '/api/user/resourcescontent/getaivideo',
  summary: 'AI 视频讲解',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ Id: queryNumber, questionId: z.optional(queryNumber) }),
  data: z.array(
    z.object({
      Id: id,
      Name: words,
      CoverUrl: text,
      Url: text,
      Duration: amount,
      QuestionId: amount,
    }),
  ),
})

/** GET resourcescontentlist: contents of a Type, a page at a time; tagIds separated by commas. Sort as getsearchlist. */
export const resourceContentList = defineCall({
  method: 'GET',
  path: '/api/user/resourcescontent/resourcescontentlist',
  summary: '资料列表',
  tag,
  access: 'session',
  kept: true,
  query: z.object({
    ...pageInQuery,
    ...scopeInQuery,
    Type: z.optional(queryNumber),
    tagIds: z.optional(z.string().check(z.regex(/^(\d{1,9}(,\d{1,9}){0,49})?$/))),
  }),
  data: pageOf(contentCard),
})

/** GET getresourcesdetailsinfo: everything the page of a resource shows. Refusals as resourcescontentinfo. */
export const getResourceDetailsInfo = defineCall({
  method: 'GET',
  path: '/api/user/resources/getresourcesdetailsinfo',
  summary: '资料详情',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ Id: queryNumber }),
  data: z.extend(contentCard, {
    /** Paragraphs separated by an empty line; plain text. */
    Introduction: text,
    Files: z.array(fileItem),
    SameChapter: optional(z.array(contentCard)),
    Related: optional(z.array(contentCard)),
  }),
})
