import type { FileAddressPort } from '#application/catalogue/file-address.port.ts'
import { success } from '#domain/kernel/result.ts'

/** The files of the in-memory backend lie in their addresses; one that begins with `expired:` holds no more. */
export const memoryFileAddress = (): FileAddressPort => ({
  check: (address, signal) => {
    signal.throwIfAborted()
    return Promise.resolve(success(address.startsWith('expired:') ? 'over' : 'holds'))
  },
})
