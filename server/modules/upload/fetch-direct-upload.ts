import { CODE } from '#contract/envelope.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import { deduplicateById } from './deduplicate-by-id.ts'
import type { DirectUploads } from './direct-uploads.ts'
import type { UploadRepository, UploadRow } from './upload.repository.ts'
import type { UploadReceiver } from './upload-receiver.ts'

interface Needs {
  readonly uploads: UploadRepository
  readonly receiving: UploadReceiver
  readonly sentThere: DirectUploads
}

/**
 * Brings what a browser sent to the bucket to where it can be looked at: nothing of it counts before. Keys of a browser hold
 * on for a while, so that what is looked at is a copy that they cannot reach. Answers the row as it then stands.
 */
export const fetchingDirectUpload = ({ uploads, receiving, sentThere }: Needs) =>
  deduplicateById(async (row: UploadRow): Promise<UploadRow | Refusal> => {
    const size = await sentThere.sizeOf(row)
    if (size === null) return row
    if (size !== row.size) {
      await receiving.forget(row.id)
      return refuse(CODE.fieldError, '文件在上传途中改变或损坏，请重新上传')
    }
    await receiving.append(row.id, row.received, await sentThere.read(row, row.received))
    return (await uploads.find(row.id, row.userId)) ?? row
  })

export type FetchDirectUpload = ReturnType<typeof fetchingDirectUpload>
