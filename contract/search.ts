import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { queryNumber } from './shape.ts'

const tag = '搜索'

/** GET hotsearch: at most 10 terms for a category Type, most wanted first. */
export const hotSearch = defineCall({
  method: 'GET',
  path: '/api/user/search/hotsearch',
  summary: '热门搜索',
  tag,
  access: 'public',
  kept: true,
  query: z.object({ type: z.optional(queryNumber) }),
  data: z.array(z.string()),
})
