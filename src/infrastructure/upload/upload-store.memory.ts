import type { UploadStore } from '#application/upload/upload-store.port.ts'
import type { UploadRecord } from '#domain/upload/upload.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryUploads = (browser: MemoryBrowser): UploadStore => {
  const entry = browser.entry<readonly UploadRecord[]>('uploads', [])
  const without = ({ userId, key }: Pick<UploadRecord, 'userId' | 'key'>) =>
    entry.read().filter((record) => record.userId !== userId || record.key !== key)
  return {
    keep: async (record) => entry.keep([...without(record), record]),
    forget: async (record) => entry.keep(without(record)),
    adopt: async (userId) => entry.read().filter((record) => userId !== 0 && record.userId === userId),
    keepOnlyOf: async (userId) =>
      entry.keep(entry.read().filter((record) => userId !== 0 && record.userId === userId)),
  }
}
