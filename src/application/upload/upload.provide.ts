import { fromCallback, fromPromise } from 'xstate'
import type { UploadEvent } from '#domain/upload/upload.events.ts'
import { uploadMachine } from '#domain/upload/upload.machine.ts'
import { uploadBackOffMs } from '#domain/upload/upload.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'
import type { ContentHash } from './content-hash.port.ts'
import type { UploadTransport } from './upload-transport.port.ts'

export interface UploadPorts {
  readonly transport: UploadTransport
  readonly hash: ContentHash
  readonly concurrency: ConcurrencyLimit
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** 0 to 1: when the network of a school is back, not all its classrooms come at once. */
  readonly chance?: () => number
}

/** Runs until it is done or stopped; a rejection of what was stopped is none. */
const until = (work: (signal: AbortSignal) => Promise<void>): (() => void) => {
  const stopped = new AbortController()
  work(stopped.signal).catch((error: unknown) => {
    if (!stopped.signal.aborted) throw error
  })
  return () => stopped.abort()
}

/** One upload with its actors bound to ports. */
export const provideUpload = ({
  transport,
  hash,
  concurrency: lanes,
  now = Date.now,
  chance = Math.random,
}: UploadPorts) =>
  uploadMachine.provide({
    actors: {
      lane: fromCallback<UploadEvent>(({ sendBack }) =>
        lanes.enter(() => sendBack({ type: 'upload.admitted' })),
      ),
      hash: fromCallback<UploadEvent, Blob>(({ input, sendBack }) =>
        until(async (signal) => {
          const watch = (share: number) => sendBack({ type: 'upload.hashProgressed', share })
          sendBack({ type: 'upload.hashed', hash: await hash.hash(input, watch, signal) })
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
    delays: { backOff: ({ context }) => Math.round(uploadBackOffMs(context.attempts) * (1 - chance() / 2)) },
  })
