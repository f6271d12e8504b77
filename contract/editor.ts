import * as z from 'zod/mini'
import { amount, text } from './shape.ts'

/**
 * /api/editor speaks the UEditor action protocol (R-comment-2): `?action=…` says what is wanted, answers have no
 * envelope, whatever went wrong stands in `state`. `listimage` answers the addresses of one's own pictures anew, since an
 * address ends after some hours. Needs a session; without one HTTP 401 with the usual envelope.
 */
export const EDITOR_PATH = '/api/editor'

/** The field of the multipart body that holds the file. */
export const EDITOR_FIELD = 'upfile'

/** What every answer says when all went well; anything else is the reason, in Chinese. */
export const EDITOR_SUCCESS = 'SUCCESS'

/** GET ?action=config: limits in bytes, suffixes with a dot. */
export const editorConfig = z.object({
  imageActionName: z.literal('uploadimage'),
  imageFieldName: z.literal(EDITOR_FIELD),
  imageMaxSize: z.number(),
  imageAllowFiles: z.array(z.string()),
  imageUrlPrefix: z.literal(''),
  fileActionName: z.literal('uploadfile'),
  fileFieldName: z.literal(EDITOR_FIELD),
  fileMaxSize: z.number(),
  fileAllowFiles: z.array(z.string()),
  fileUrlPrefix: z.literal(''),
  imageManagerActionName: z.literal('listimage'),
  imageManagerListSize: z.number(),
  imageManagerUrlPrefix: z.literal(''),
  imageManagerAllowFiles: z.array(z.string()),
})

/** POST ?action=uploadimage or uploadfile; size in bytes, type with a dot; width and height in pixels, of pictures only. */
export const editorUpload = z.object({
  state: z.string(),
  url: text,
  title: text,
  original: text,
  size: amount,
  type: text,
  width: amount,
  height: amount,
})

/** GET ?action=listimage&start=&size=: newest first; mtime in seconds since 1970. */
export const editorPictures = z.object({
  state: z.string(),
  list: z.nullish(z.array(z.object({ url: z.string(), mtime: amount }))),
  start: amount,
  total: amount,
})
