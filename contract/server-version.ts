import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { text } from './shape.ts'

/** GET getserverversion (ours, R-wire-11): which version of the product answers, for a report of a fault. */
export const getServerVersion = defineCall({
  method: 'GET',
  path: '/api/user/system/getserverversion',
  summary: '服务器版本',
  tag: '系统',
  access: 'session',
  data: z.object({ Version: text }),
})
