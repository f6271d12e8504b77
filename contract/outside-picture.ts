import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { sentText } from './request.ts'

/**
 * GET urltobase: a picture of another site as a `data:` address, for texts that shall keep it; only from the hosts that the
 * school names (R-wire-10). 400 with the reason for any other host, what is no PNG, JPEG or GIF, more than 5 MB or 10 s.
 * Wire: 学科与目录.
 */
export const urlToBase = defineCall({
  method: 'GET',
  path: '/api/user/xkw/urltobase',
  summary: '取站外图片',
  tag: '学科与目录',
  access: 'session',
  query: z.object({ uri: sentText(z.minLength(1), z.maxLength(2048)) }),
  data: z.string(),
})
