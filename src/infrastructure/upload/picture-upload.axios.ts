import type { PictureUploadPort } from '#application/upload/picture-upload.port.ts'
import { EDITOR_FIELD, EDITOR_PATH, EDITOR_SUCCESS, editorUpload } from '#contract/editor.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { amountOf, textOf } from '../http/wire-values.ts'

/** Decision 13: `action=uploadimage` of the editor protocol, which has no envelope. */
export const axiosPictureUpload = (http: Http): PictureUploadPort => ({
  upload: async ({ name, content }, progressed, signal) => {
    const body = new FormData()
    body.append(EDITOR_FIELD, content, name)
    const sent = await http.upload(
      { path: EDITOR_PATH, query: { action: 'uploadimage' }, body, answer: editorUpload },
      progressed,
      signal,
    )
    if (!sent.ok) return sent
    const { state, url, width, height } = sent.value
    if (state !== EDITOR_SUCCESS) return failed({ kind: 'rejected', code: 0, message: state })
    const address = http.fileAddress(textOf(url))
    return address === ''
      ? failed({ kind: 'unreadable' })
      : success({ address, name, width: amountOf(width), height: amountOf(height) })
  },
})
