import type { RenewFile } from '#domain/catalogue/card-files.machine.ts'
import { success } from '#domain/kernel/result.ts'
import type { ReviewPort } from './review.port.ts'

/** Reads a review request again, for a fresh address of its file. */
export const renewRequestFile =
  (port: Pick<ReviewPort, 'request'>) =>
  (requestId: number): RenewFile =>
  async (signal) => {
    const read = await port.request(requestId, signal)
    return read.ok ? success(read.value.file) : read
  }
