import type { CardFileAnswer, SaveTask } from '#domain/catalogue/card-files.machine.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { FileAddressPort } from './file-address.port.ts'

/** A file that a page names, with an address that holds. */
export type FindFileToSave = (task: SaveTask, signal: AbortSignal) => Promise<CardFileAnswer>

/** A page may have been open for hours: an address that is over by then is asked for anew. */
export const findFileToSave =
  (addresses: FileAddressPort): FindFileToSave =>
  async ({ content: file, renew }, signal) => {
    const checked = await addresses.check(file.downloadUrl, signal)
    if (!checked.ok) return checked
    if (checked.value === 'holds') return success(file)
    const read = renew === null ? success(null) : await renew(signal)
    if (!read.ok) return read
    const found = read.value
    if (found === null || found.downloadUrl === '') return failed({ kind: 'gone' })
    // What was kept for a time without a connection has the address of that time.
    const again = await addresses.check(found.downloadUrl, signal)
    if (!again.ok) return again
    return again.value === 'holds' ? success(found) : failed({ kind: 'gone' })
  }
