import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { sentText } from './request.ts'
import { bodyId, id, queryNumber, text } from './shape.ts'

const tag = '课程工作室'

/** Captions of a film are at most so many characters. */
export const CAPTION_CHARACTERS = 500_000

/** POST savecoursecaption: keeps WebVTT for a film of the draft; to be named in the section's captions. 400 for what is no WebVTT. */
export const saveCourseCaption = defineCall({
  method: 'POST',
  path: '/api/user/studio/savecoursecaption',
  summary: '保存字幕',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId, Text: sentText(z.maxLength(CAPTION_CHARACTERS)) }),
  data: z.object({ FileId: id }),
})

/** GET coursecaption: the WebVTT of a caption that the draft names. */
export const courseCaption = defineCall({
  method: 'GET',
  path: '/api/user/studio/coursecaption',
  summary: '字幕',
  tag,
  access: 'session',
  query: z.object({ Id: queryNumber, FileId: queryNumber }),
  data: z.object({ FileId: id, Text: text }),
})
