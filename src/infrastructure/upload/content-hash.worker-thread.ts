import type { ContentHash } from '#application/upload/content-hash.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
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
    new Promise<Result<Hashed, Failure>>((resolve, reject) => {
      signal.throwIfAborted()
      const worker = makeWorker()
      let hasSpoken = false
      const end = (settle: () => void) => {
        signal.removeEventListener('abort', stop)
        worker.terminate()
        settle()
      }
      const stop = () => end(() => reject(signal.reason as Error))
      signal.addEventListener('abort', stop)
      // A thread that never spoke is one whose code did not come.
      worker.addEventListener('error', () =>
        end(() => resolve(hasSpoken ? success(null) : failed({ kind: 'unreachable' }))),
      )
      worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
        hasSpoken = true
        if ('share' in data) progressed(data.share)
        else end(() => resolve(success(data.hash)))
      })
      worker.postMessage(content)
    }),
})
