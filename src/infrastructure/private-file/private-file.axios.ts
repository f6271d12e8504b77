import type { PrivateFilePort } from '#application/private-file/private-file.port.ts'
import { addPrivateFileContent, ON_CLASH } from '#contract/private-file.ts'
import { nameWithoutSuffix } from '#domain/catalogue/file-item.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { fileItemOf } from '../catalogue/file-item.mapper.ts'
import type { Http } from '../http/http.ts'

/** Wire: 我的资料. */
export const axiosPrivateFile = (http: Http): PrivateFilePort => ({
  keep: async ({ name, suffix, hash }, signal) => {
    const body = {
      Id: 0 as const,
      DirectoryId: 0,
      Name: nameWithoutSuffix(name, suffix),
      Hash: hash,
      OnClash: ON_CLASH.keepBoth,
    }
    const read = await http.call(addPrivateFileContent, { body }, signal)
    if (!read.ok) return read
    return read.value.File === null
      ? failed({ kind: 'unreadable' })
      : success(fileItemOf(http.fileAddress)(read.value.File))
  },
})
