import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { addPrivateFileContent } from '#contract/private-file.ts'
import { getAliOssSetting } from '#contract/upload.ts'
import { clientOf } from './server-client.ts'

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** A film by its first bytes, and noise: nobody has it. */
export const aFilmOf = (size: number): Buffer =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), randomBytes(size - 12)])

export interface Brought {
  readonly name: string
  readonly suffix: string
  readonly bytes: Buffer
}

/** Uploads as a client does, step by step and without a network. */
export const uploaderOf = (app: FastifyInstance, token: string) => {
  const { get, post } = clientOf(app)

  const setting = async () =>
    z.parse(getAliOssSetting.data, (await get(getAliOssSetting.path, token)).body.Data)

  const ask = async (body: object) => (await post(addPrivateFileContent.path, body, token)).body

  const begin = ({ name, suffix, bytes }: Brought, more: object = {}) =>
    ask({ Id: 0, Name: name, Suffix: suffix, Size: bytes.length, Hash: hashOf(bytes), ...more })

  const addressOf = async (uploadId: string) =>
    ((await setting()).UploadUrl ?? '').replace('?', `/${encodeURIComponent(uploadId)}?`)

  const standing = async (uploadId: string) =>
    app.inject({ method: 'HEAD', url: await addressOf(uploadId), headers: { 'tus-resumable': '1.0.0' } })

  const send = async (uploadId: string, offset: number, bytes: Buffer) =>
    app.inject({
      method: 'PATCH',
      url: await addressOf(uploadId),
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        'content-length': String(bytes.length),
      },
      payload: bytes,
    })

  return {
    setting,
    ask,
    begin,
    addressOf,
    standing,
    send,
    finish: (uploadId: string, more: object = {}) => ask({ Id: 0, UploadId: uploadId, ...more }),

    /** All of it in one part: the envelope of whatever comes last. */
    async upload(brought: Brought, more: object = {}) {
      const begun = await begin(brought, more)
      const data = begun.Data === null ? null : z.parse(addPrivateFileContent.data, begun.Data)
      if (!data?.NeedUpload) return begun
      await send(data.UploadId ?? '', 0, brought.bytes)
      return ask({ Id: 0, UploadId: data.UploadId, ...more })
    },
  }
}
