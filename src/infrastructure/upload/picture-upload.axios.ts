import type { PictureUploadPort } from '#application/upload/picture-upload.port.ts'
import { EDITOR_FIELD, EDITOR_PATH, EDITOR_SUCCESS, editorUpload } from '#contract/editor.ts'
import { urlToBase } from '#contract/outside-picture.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { pictureOfData } from '#domain/upload/data-picture.ts'
import type { PictureFile, PictureSource } from '#domain/upload/picture-upload.machine.ts'
import { uploadForm } from '../http/form-upload.ts'
import type { Http } from '../http/http.ts'
import { amountOf, textOf } from '../http/wire-values.ts'

/** Where this wire keeps what was brought in, on whatever host. */
const OWN_PICTURES = '/api/file/'

const loadedPicture = async (
  http: Http,
  source: PictureSource,
  signal: AbortSignal,
): Promise<Result<PictureFile, Failure>> => {
  if ('content' in source) return success(source)
  const fetched = await http.call(urlToBase, { query: { uri: source.outside } }, signal)
  if (!fetched.ok) return fetched
  const picture = pictureOfData(fetched.value, source.name)
  return picture === null ? failed({ kind: 'unreadable' }) : success(picture)
}

/** `action=uploadimage` of the editor protocol, which has no envelope (R-comment-2), and urltobase (R-wire-10). */
export const axiosPictureUpload = (http: Http): PictureUploadPort => ({
  upload: async (source, progressed, signal) => {
    const picture = await loadedPicture(http, source, signal)
    if (!picture.ok) return picture
    const { name, content } = picture.value
    const body = new FormData()
    body.append(EDITOR_FIELD, content, name)
    const sent = await uploadForm(
      http,
      { path: EDITOR_PATH, query: { action: 'uploadimage' }, body, answer: editorUpload },
      progressed,
      signal,
    )
    if (!sent.ok) return sent
    const { state, url, width, height } = sent.value
    if (state !== EDITOR_SUCCESS) return failed({ kind: 'rejected', reason: 'refused', message: state })
    const address = http.fileAddress(textOf(url))
    return address === ''
      ? failed({ kind: 'unreadable' })
      : success({ address, name, width: amountOf(width), height: amountOf(height) })
  },

  isOwn: (address) => address.includes(OWN_PICTURES),
})
