import type { UploadStore } from '#application/upload/upload-store.port.ts'
import type { UploadRecord } from '#domain/upload/upload.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryUploads = (browser: MemoryBrowser): UploadStore => {
  const drawer = browser.drawer<readonly UploadRecord[]>('uploads', [])
  const without = ({ userId, key }: Pick<UploadRecord, 'userId' | 'key'>) =>
    drawer.read().filter((record) => record.userId !== userId || record.key !== key)
  return {
    keep: async (record) => drawer.keep([...without(record), record]),
    forget: async (record) => drawer.keep(without(record)),
    adopt: async (userId) => drawer.read().filter((record) => userId !== 0 && record.userId === userId),
    keepOnlyOf: async (userId) =>
      drawer.keep(drawer.read().filter((record) => userId !== 0 && record.userId === userId)),
  }
}
