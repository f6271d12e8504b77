import type { FileReaders } from '#application/preview/file-readers.port.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { OpenedWorkbook, Sheet } from '#domain/preview/opened-file.ts'
import type { PreviewFault } from '#domain/preview/preview-fault.ts'

const PATIENCE_MS = 30_000

/** Reads workbooks by `workbook.worker.ts`. */
export const workerWorkbook =
  (makeWorker: () => Worker): FileReaders['workbook'] =>
  (content, signal) =>
    new Promise<Result<OpenedWorkbook, PreviewFault>>((resolve, reject) => {
      signal.throwIfAborted()
      const worker = makeWorker()
      const end = (settle: () => void) => {
        clearTimeout(late)
        signal.removeEventListener('abort', stop)
        worker.terminate()
        settle()
      }
      const stop = () => end(() => reject(signal.reason as Error))
      const late = setTimeout(() => end(() => resolve(failed('tooLarge'))), PATIENCE_MS)
      signal.addEventListener('abort', stop)
      worker.addEventListener('error', () => end(() => resolve(failed('damaged'))))
      worker.addEventListener('message', ({ data }: MessageEvent<readonly Sheet[] | null>) =>
        end(() =>
          resolve(
            data === null || data.length === 0
              ? failed('damaged')
              : success({ kind: 'xlsx', sheets: data, close: () => undefined }),
          ),
        ),
      )
      worker.postMessage(content.slice().buffer)
    })
