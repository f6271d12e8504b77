import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { sentText } from './request.ts'
import { amount, flag, optional, text, time } from './shape.ts'

const tag = '上传'

/**
 * GET getaliosssetting: where and how to upload. Provider `local`: resumable (tus) to UploadUrl, whose ticket outlives the
 * session until Expiration; keys are empty. `s3`, `oss`: straight to the bucket at Host (else Endpoint, with Bucket in the
 * path for PathStyle), below Dir, by keys (AccessKeyId, AccessKeySecret, SecurityToken: in parts) or under a policy (Policy,
 * Signature: one form) until Expiration. Sizes in bytes; Suffixes as R-upload-1.
 */
export const getAliOssSetting = defineCall({
  method: 'GET',
  path: '/api/public/getaliosssetting',
  summary: '上传设置',
  tag,
  access: 'session',
  data: z.object({
    Provider: text,
    PathStyle: flag,
    Endpoint: text,
    Bucket: text,
    Region: text,
    Host: text,
    Dir: text,
    AccessKeyId: text,
    AccessKeySecret: text,
    SecurityToken: text,
    Policy: text,
    Signature: text,
    Expiration: time,
    UploadUrl: text,
    ChunkSize: amount,
    MaxSize: amount,
    Suffixes: optional(z.array(z.string())),
  }),
})

/** GET GetUnfinishedUpload (ours, R-wire-11): what was begun and not finished, the last touched first; swept after 7 days. */
export const getUnfinishedUploads = defineCall({
  method: 'GET',
  path: '/api/user/privateFile/GetUnfinishedUpload',
  summary: '未完成的上传',
  tag,
  access: 'session',
  data: z.array(
    z.object({
      UploadId: z.string(),
      /** With its suffix. */
      Name: text,
      Suffix: text,
      Size: amount,
      ReceivedSize: amount,
      Hash: text,
      DirectoryId: amount,
      CreateTime: time,
      UpdateTime: time,
      ExpireTime: time,
    }),
  ),
})

/** POST DiscardUpload (ours): lets go of what was begun, and of the bytes. 404 for one that is not the user's. */
export const discardUpload = defineCall({
  method: 'POST',
  path: '/api/user/privateFile/DiscardUpload',
  summary: '放弃上传',
  tag,
  access: 'session',
  body: z.object({ UploadId: sentText(z.minLength(1), z.maxLength(100)) }),
  data: z.boolean(),
})
