import * as tus from 'tus-js-client'
import type { SendFailure } from '#application/upload/upload-transport.port.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { rejectionOf, retryAfterMs } from '../http/rejection.ts'
import { readPart } from './read-part.ts'
import { whileMoving } from './while-moving.ts'

/** The file cannot be read any more: it was moved, changed, or was on a removed drive. */
class LostContent extends Error {
  override readonly name = 'LostContent'
}

/** Reads each part into memory, so that an unreadable file is noticed before anything of the part is sent. */
const partsOf = (content: Blob): NonNullable<tus.UploadOptions['fileReader']> => ({
  openFile: async () => ({
    size: content.size,
    slice: async (start, end) => {
      const bytes = await readPart(content, start, end)
      if (bytes === null) throw new LostContent('the content cannot be read')
      // The library asks every kind of part for its size in this way.
      const value = Object.assign(bytes, { size: bytes.byteLength })
      return { value, done: end >= content.size }
    },
    close: () => undefined,
  }),
})

const messageIn = (body: string): string => {
  try {
    const { Message } = JSON.parse(body) as { readonly Message?: unknown }
    return typeof Message === 'string' ? Message : ''
  } catch {
    return ''
  }
}

const failureOf = (error: Error): SendFailure => {
  if (error instanceof LostContent) return { kind: 'lost' }
  const response = error instanceof tus.DetailedError ? error.originalResponse : null
  const code = response?.getStatus() ?? 0
  if (code === 0) return { kind: 'unreachable' }
  // In tus, 409 means another offset, not a conflict of names: the offset is requested again.
  if (code === 409) return { kind: 'unreadable' }
  const retryAfter = retryAfterMs(response?.getHeader('retry-after'), Date.now())
  return rejectionOf(code, messageIn(response?.getBody() ?? ''), retryAfter)
}

export interface TusUpload {
  /** Of the one upload, with its ticket. */
  readonly address: string
  readonly content: Blob
  /** Bytes in one request. */
  readonly chunkSize: number
}

const send = (
  { address, content, chunkSize }: TusUpload,
  progressed: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Result<true, SendFailure>> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', stop)
      settle()
    }
    const upload = new tus.Upload(content, {
      uploadUrl: address,
      chunkSize,
      // The statechart decides on retries, and the store on what outlives the page.
      retryDelays: null,
      storeFingerprintForResuming: false,
      fingerprint: async () => '',
      fileReader: partsOf(content),
      onProgress: (bytes) => progressed(bytes),
      onSuccess: () => end(() => resolve(success(true))),
      onError: (error) => end(() => resolve(failed(failureOf(error)))),
    })
    const stop = () => {
      const reason = signal.reason as Error
      upload.abort().then(
        () => end(() => reject(reason)),
        () => end(() => reject(reason)),
      )
    }
    signal.addEventListener('abort', stop)
    upload.start()
  })

/**
 * Sends the missing bytes by tus 1.0; rejects with the signal's reason when aborted. The library has no timeout of its own for a silent line.
 */
export const uploadByTus = (
  upload: TusUpload,
  progressed: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Result<true, SendFailure>> =>
  whileMoving(signal, (own, moved) =>
    send(
      upload,
      (bytes) => {
        moved()
        progressed(bytes)
      },
      own,
    ),
  )
