import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { contentCard } from './content.ts'
import { pageOf, pageQuestion, scopeQuestion } from './page.ts'
import { bodyId, optional } from './shape.ts'

const tag = '搜索'

/** Ids of tags; a content has to carry one of each row of tags that is named. */
export const tagIds = z.optional(z.array(bodyId).check(z.maxLength(50)))

/**
 * POST getsearchlist: contents that hold the Keyword (in characters, pinyin, initials or as the short name of a book),
 * narrowed by Scope, Type (0 or absent: all) and tags. Sort 0 综合, 1 最新, 2 最热, 3 下载最多.
 */
export const getSearchList = defineCall({
  method: 'POST',
  path: '/api/user/search/getsearchlist',
  summary: '搜索',
  tag,
  access: 'session',
  kept: true,
  again: 'asks',
  body: z.object({ ...pageQuestion, ...scopeQuestion, Type: z.optional(z.int()), TagIds: tagIds }),
  data: z.extend(pageOf(contentCard), {
    /** The same search in each Type. */
    TypeCounts: optional(z.array(z.object({ Type: z.int(), Count: z.number() }))),
    /** True where TotalCount is only a lower bound, because counting on would take too long. */
    IsTotalCapped: optional(z.boolean()),
    /** Terms near to one that finds little. */
    Suggest: optional(z.array(z.string())),
  }),
})
