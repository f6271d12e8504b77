import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { sentText } from './request.ts'
import { bodyId } from './shape.ts'
import { studioFile } from './studio.ts'

/** The picture of a cover is at most so many bytes. */
export const COVER_BYTES = 500_000

/** Base64 writes three bytes as four characters. */
const COVER_CHARACTERS = Math.ceil(COVER_BYTES / 3) * 4

/**
 * POST savecoursecover: keeps a JPEG for a draft, from a frame of a film or a page of a document; Picture in Base64. To be named as the
 * cover of the document. 400 for what is no JPEG.
 */
export const saveCourseCover = defineCall({
  method: 'POST',
  path: '/api/user/studio/savecoursecover',
  summary: '保存课程封面',
  tag: '课程工作室',
  access: 'session',
  body: z.object({ Id: bodyId, Picture: sentText(z.minLength(4), z.maxLength(COVER_CHARACTERS)) }),
  data: studioFile,
})
