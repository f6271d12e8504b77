import type { RenewFile } from '#domain/catalogue/card-files.machine.ts'
import { success } from '#domain/kernel/result.ts'
import type { ReviewPort } from './review.port.ts'

/** Asks anew for the file of a request, which is read again for it. */
export const renewRequestFile =
  (port: Pick<ReviewPort, 'request'>) =>
  (requestId: number): RenewFile =>
  async (signal) => {
    const read = await port.request(requestId, signal)
    return read.ok ? success(read.value.file) : read
  }
