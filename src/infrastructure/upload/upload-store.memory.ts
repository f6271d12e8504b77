import type { UploadStore } from '#application/upload/upload-store.port.ts'
import { isOfAnother } from '#domain/session/account-id.ts'
import type { UploadRecord } from '#domain/upload/upload.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryUploads = (browser: MemoryBrowser): UploadStore => {
  const entry = browser.entry<readonly UploadRecord[]>('uploads', [])
  const without = (those: readonly Pick<UploadRecord, 'userId' | 'key'>[]) =>
    entry
      .read()
      .filter((record) => !those.some(({ userId, key }) => record.userId === userId && record.key === key))
  return {
    keep: async (records, signal) => {
      if (signal?.aborted !== true) entry.keep([...without(records), ...records])
    },
    forget: async (records) => entry.keep(without(records)),
    adopt: async (userId) => entry.read().filter((record) => userId !== 0 && record.userId === userId),
    // One page, which nobody closes or freezes.
    onOtherPages: async () => [],
    watchLeft: () => () => undefined,
    watchWake: () => () => undefined,
    keepOnlyOf: async (userId) =>
      entry.keep(entry.read().filter((record) => !isOfAnother(record.userId, userId))),
  }
}
