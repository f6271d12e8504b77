import type { ContentHash } from '#application/upload/content-hash.port.ts'
import { success } from '#domain/kernel/result.ts'
import { hashBlob } from './hash-blob.ts'

/** On the thread of the page, for where there is no other. */
export const memoryContentHash = (): ContentHash => ({
  hash: async (content, progressed, signal) => {
    const hash = await hashBlob(content, progressed, () => signal.aborted)
    signal.throwIfAborted()
    return success(hash)
  },
})
