import type { SentBy } from '#contract/call.ts'
import type { takeStudioFile } from '#contract/studio-people.ts'
import type { StoredFile } from '../file/file.repository.ts'
import type { FileAddresses } from '../file/file-address.ts'
import { fileNameOf } from '../file/file-name.ts'
import { previewTypeOf } from '../file/preview-type.ts'

/** A stored file as a course names it; duration in seconds, 0 for unknown. */
export const studioFiles =
  (addresses: FileAddresses) =>
  (file: StoredFile, title: string, duration: number): SentBy<typeof takeStudioFile> => {
    const name = fileNameOf(title === '' ? `文件${file.id}` : title, file.suffix)
    return {
      FileId: file.id,
      Name: name,
      Suffix: file.suffix,
      Size: file.size,
      Duration: duration,
      PreviewType: previewTypeOf(file),
      Url: addresses.addressOf({ id: file.id, name, use: 'inline' }),
    }
  }

export type MakeStudioFile = ReturnType<typeof studioFiles>
