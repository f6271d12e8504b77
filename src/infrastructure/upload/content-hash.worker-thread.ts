import type { ContentHash } from '#application/upload/content-hash.port.ts'
import type { Hashed } from '#domain/upload/upload.events.ts'

type Said = { readonly share: number } | { readonly hash: Hashed }

/** Hashes by `content-hash.worker.ts`; a thread lives as long as its file. */
export const workerContentHash = (
  makeWorker = () =>
    new Worker(new URL('./content-hash.worker.ts', import.meta.url), {
      type: 'module',
      name: 'content-hash',
    }),
): ContentHash => ({
  hash: (content, progressed, signal) =>
    new Promise<Hashed>((resolve, reject) => {
      signal.throwIfAborted()
      const worker = makeWorker()
      const end = (settle: () => void) => {
        signal.removeEventListener('abort', stop)
        worker.terminate()
        settle()
      }
      const stop = () => end(() => reject(signal.reason as Error))
      signal.addEventListener('abort', stop)
      worker.addEventListener('error', () => end(() => resolve(null)))
      worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
        if ('share' in data) progressed(data.share)
        else end(() => resolve(data.hash))
      })
      worker.postMessage(content)
    }),
})
