import type { PictureUploadPort } from '#application/upload/picture-upload.port.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { base64Of } from '../http/base64.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'

const PICTURE = /\.(?:png|jpe?g|gif)$/i

/** Its school names no other site. */
const NOT_FROM_THERE = '这个网站的图片不能直接取用，请先存到本机再插入'

const NO_PICTURE = '只能上传 jpg、jpeg、png、gif 格式的文件'

/** The in-memory backend has no store of files: a picture is its own address. */
export const memoryPictureUpload = (backend: MemoryBackend, caller: Caller): PictureUploadPort => {
  const own = new Set<string>()
  return {
    upload: async (source, progressed, signal) => {
      const { name } = source
      const address =
        'content' in source
          ? `data:${source.content.type};base64,${base64Of(new Uint8Array(await source.content.arrayBuffer()))}`
          : ''
      progressed(0.5)
      return backend.request({
        call: 'pictures.upload',
        access: 'session',
        caller,
        signal,
        answer: () => {
          if (address === '') return failed({ kind: 'rejected', reason: 'invalid', message: NOT_FROM_THERE })
          if (!PICTURE.test(name)) return failed({ kind: 'rejected', reason: 'refused', message: NO_PICTURE })
          own.add(address)
          return success({ address, name, width: 0, height: 0 })
        },
      })
    },

    isOwn: (address) => own.has(address),
  }
}
