import * as tus from 'tus-js-client'
import type { SendFailure } from '#application/upload/upload-transport.port.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { rejectionOf, retryAfterMs } from '../http/rejection.ts'
import { readPart } from './read-part.ts'
import { whileMoving } from './while-moving.ts'

/** The content cannot be read any more: it was moved, changed or taken away with its stick. */
class LostContent extends Error {
  override readonly name = 'LostContent'
}

/** A part at a time, in memory: what cannot be read is noticed before anything of it leaves. */
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
  // Of tus it says that another offset is the right one, not that a name is taken: asked for anew it is known.
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
      // When to try again is for the statechart to say, and what outlives the page for the store.
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
 * Sends what the server has not got, by tus 1.0; rejects with the signal's reason once it is aborted. The library itself waits for ever
 * for a line that is silent.
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
