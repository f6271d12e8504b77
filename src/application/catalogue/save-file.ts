import type { CardFileAnswer, SaveTask } from '#domain/catalogue/card-files.machine.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { FileAddressPort } from './file-address.port.ts'

/** Finds the file of a task, with an address that works. */
export type FindFileToSave = (task: SaveTask, signal: AbortSignal) => Promise<CardFileAnswer>

/**
 * Requests a fresh address if that of the page has expired, which happens when the page has been open for
 * hours.
 */
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
    // `renew` may have been answered from kept reads, with an address that has expired since.
    const again = await addresses.check(found.downloadUrl, signal)
    if (!again.ok) return again
    return again.value === 'holds' ? success(found) : failed({ kind: 'gone' })
  }
