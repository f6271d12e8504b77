import { fromCallback, fromPromise } from 'xstate'
import { retryWait } from '#domain/kernel/retry.ts'
import type { UploadEvent } from '#domain/upload/upload.events.ts'
import { uploadMachine } from '#domain/upload/upload.machine.ts'
import type { ContentHash } from './content-hash.port.ts'
import type { UploadTransport } from './upload-transport.port.ts'

/** Runs tasks in the order of the calls, with a limit on parallel ones; resolves when the task has ended. */
export type ConcurrencyLimit = (task: () => Promise<void>) => Promise<void>

export interface UploadPorts {
  readonly transport: UploadTransport
  readonly hash: ContentHash
  readonly concurrency: ConcurrencyLimit
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Random number from 0 to 1, for the jitter of retries. */
  readonly chance?: () => number
}

/**
 * Runs `work`; the returned function aborts it. Rejections after the abort are ignored, all others are
 * thrown.
 */
const until = (work: (signal: AbortSignal) => Promise<void>): (() => void) => {
  const stopped = new AbortController()
  work(stopped.signal).catch((error: unknown) => {
    if (!stopped.signal.aborted) throw error
  })
  return () => stopped.abort()
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))

/** One upload with its actors bound to ports. */
export const provideUpload = ({
  transport,
  hash,
  concurrency,
  now = Date.now,
  chance = Math.random,
}: UploadPorts) =>
  uploadMachine.provide({
    actors: {
      slot: fromCallback<UploadEvent>(({ sendBack }) =>
        until((signal) =>
          concurrency(async () => {
            if (signal.aborted) return
            sendBack({ type: 'upload.admitted' })
            await aborted(signal)
          }),
        ),
      ),
      hash: fromCallback<UploadEvent, Blob>(({ input, sendBack }) =>
        until(async (signal) => {
          const watch = (share: number) => sendBack({ type: 'upload.hashProgressed', share })
          const hashed = await hash.hash(input, watch, signal)
          if (hashed.ok) sendBack({ type: 'upload.hashed', hash: hashed.value })
          else sendBack({ type: 'upload.refused', failure: hashed.failure })
        }),
      ),
      begin: fromPromise(({ input, signal }) => transport.begin(input, signal)),
      send: fromCallback<UploadEvent, { readonly uploadId: string; readonly content: Blob }>(
        ({ input: { uploadId, content }, sendBack }) =>
          until(async (signal) => {
            const watch = (bytes: number) => sendBack({ type: 'upload.sent', bytes, at: now() })
            const sent = await transport.send(uploadId, content, watch, signal)
            if (sent.ok) sendBack({ type: 'upload.allSent' })
            else if (sent.failure.kind === 'lost') sendBack({ type: 'upload.lost' })
            else sendBack({ type: 'upload.refused', failure: sent.failure })
          }),
      ),
      finish: fromPromise(({ input: { uploadId, wanted }, signal }) =>
        transport.finish(uploadId, wanted, signal),
      ),
    },
    delays: { backOff: ({ context }) => retryWait(context, chance()) },
  })
