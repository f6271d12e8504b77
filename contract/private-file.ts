import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fileItem } from './content.ts'
import { bodyId, flag, mayBeNone, optional, text } from './shape.ts'

const tag = '我的资料'

/** What becomes of a name that the folder holds already; absent is a refusal with 409. */
export const ON_CLASH = { replace: 1, keepBoth: 2, skip: 3 } as const

/**
 * POST AddOrUpdatePrivateFileContentAsync: puts bytes that the server holds into the user's own files (Id 0: a new one).
 * Name is without the suffix, DirectoryId 0 the top. The user must be able to see a content with these bytes, or own
 * them already: 404 for any other Hash, so that knowing one tells nothing. The same bytes under the same name are there
 * once. File.Id is the user's own.
 */
export const addPrivateFileContent = defineCall({
  method: 'POST',
  path: '/api/user/privateFile/AddOrUpdatePrivateFileContentAsync',
  summary: '存入我的资料',
  tag,
  access: 'session',
  body: z.object({
    Id: z.optional(z.literal(0)),
    DirectoryId: z.optional(bodyId),
    Name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    /** SHA-256, hexadecimal. */
    Hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    OnClash: z.optional(z.int().check(z.minimum(1), z.maximum(3))),
  }),
  data: z.object({
    File: mayBeNone(fileItem),
    /** The bytes are not here yet and are to be sent under UploadId, but for those received. */
    NeedUpload: flag,
    UploadId: text,
    ReceivedChunks: optional(z.array(z.int())),
  }),
})
