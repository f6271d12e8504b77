import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { contentCard } from './content.ts'
import { queryNumber } from './shape.ts'

const tag = '直播'

/** GET gethomelivelist: live courses by LiveStatus (直播中, 预告, 已结束, 回放), then StartTime. */
export const getHomeLiveList = defineCall({
  method: 'GET',
  path: '/api/user/liveplaydirectory/gethomelivelist',
  summary: '首页直播',
  tag,
  access: 'public',
  kept: true,
  query: z.object({ count: z.optional(queryNumber) }),
  data: z.array(contentCard),
})
