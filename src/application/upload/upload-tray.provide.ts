import { fromCallback, fromPromise } from 'xstate'
import { AT_FIRST, type UnfinishedUpload, type UploadRecord } from '#domain/upload/upload.ts'
import type { PersistenceEvent, UploadTrayEvent } from '#domain/upload/upload-tray.events.ts'
import { uploadTrayMachine } from '#domain/upload/upload-tray.machine.ts'
import type { PageLifecycle } from '../kernel/page-lifecycle.port.ts'
import type { UploadPorts } from './upload.provide.ts'
import { provideUpload } from './upload.provide.ts'
import type { UploadStore } from './upload-store.port.ts'

export interface UploadTrayPorts extends UploadPorts {
  readonly store: UploadStore
  readonly page: PageLifecycle
}

const fromElsewhere = (userId: number, unfinished: UnfinishedUpload): UploadRecord => ({
  key: unfinished.uploadId,
  userId,
  name: unfinished.name,
  size: unfinished.size,
  directoryId: unfinished.directoryId,
  onClash: null,
  hash: unfinished.hash,
  uploadId: unfinished.uploadId,
  sent: unfinished.received,
  content: null,
  ...AT_FIRST,
})

/**
 * Whether both are the same upload: by id, or by hash, name and folder if the page was closed before it got
 * the id.
 */
const isSame = (record: UploadRecord, unfinished: UnfinishedUpload): boolean =>
  record.uploadId === ''
    ? record.hash === unfinished.hash &&
      record.name === unfinished.name &&
      record.directoryId === unfinished.directoryId
    : record.uploadId === unfinished.uploadId

/** Merges stored and server-side uploads; for the progress, the server's record is authoritative. */
const merged = (
  userId: number,
  kept: readonly UploadRecord[],
  unfinished: readonly UnfinishedUpload[],
): readonly UploadRecord[] => [
  ...kept.map((record) => {
    const known = unfinished.find((one) => isSame(record, one))
    return known === undefined ? record : { ...record, uploadId: known.uploadId, sent: known.received }
  }),
  ...unfinished
    .filter((one) => !kept.some((record) => isSame(record, one)))
    .map((one) => fromElsewhere(userId, one)),
]

/** The tray with its actors bound to ports. */
export const provideUploadTray = ({ store, page, ...ports }: UploadTrayPorts) => {
  const { transport } = ports

  return uploadTrayMachine.provide({
    actors: {
      upload: provideUpload(ports),
      gather: fromPromise<readonly UploadRecord[], number>(async ({ input, signal }) => {
        await store.keepOnlyOf(input)
        const kept = await store.adopt(input)
        const others = await store.onOtherPages(input)
        const unfinished = await transport.unfinished(signal)
        const here = unfinished.ok ? unfinished.value : []
        return merged(
          input,
          kept,
          here.filter((one) => !others.some((record) => isSame(record, one))),
        )
      }),
      watchLeft: fromCallback<UploadTrayEvent, number>(({ input, sendBack }) => {
        const watch = new AbortController()
        const adopt = async () => {
          const records = await store.adopt(input)
          if (!watch.signal.aborted) sendBack({ type: 'tray.left', records })
        }
        const unwatch = store.watchLeft(input, (news) => {
          if (news === 'frozen') sendBack({ type: 'tray.frozen' })
          else void adopt()
        })
        return () => {
          watch.abort()
          unwatch()
        }
      }),
      watchWake: fromCallback<UploadTrayEvent>(({ sendBack }) =>
        store.watchWake(() => sendBack({ type: 'tray.awake' })),
      ),
      persistence: fromCallback<PersistenceEvent>(({ receive, sendBack }) => {
        let stopped = new AbortController()
        /** The latest unwritten state of each upload, by key. */
        const kept = new Map<string, UploadRecord>()
        const forgotten = new Map<string, UploadRecord>()
        let discarding: Promise<void> = Promise.resolve()

        const write = (): void => {
          if (kept.size > 0) void store.keep([...kept.values()], stopped.signal)
          if (forgotten.size > 0) void store.forget([...forgotten.values()])
          kept.clear()
          forgotten.clear()
        }

        /**
         * Discards run one after another and apart from the writes, so that a slow server does not delay
         * those.
         */
        const discard = (uploadId: string): void => {
          const { signal } = stopped
          discarding = discarding
            // If this fails, the server removes the upload after a week.
            .then(async () => void (await transport.discard(uploadId, signal)))
            .catch((error: unknown) => {
              if (!signal.aborted) throw error
            })
        }

        receive((event) => {
          if (event.type === 'persistence.stop') {
            stopped.abort()
            stopped = new AbortController()
            kept.clear()
            return
          }
          const { record } = event
          // Changes of many uploads at once, such as a pause of all, are combined into one write.
          if (kept.size + forgotten.size === 0) queueMicrotask(write)
          const [to, from] = event.type === 'persistence.save' ? [kept, forgotten] : [forgotten, kept]
          from.delete(record.key)
          to.set(record.key, record)
          if (event.type === 'persistence.discard' && record.uploadId !== '') discard(record.uploadId)
        })
        const unwatch = page.watch((news) => {
          if (news === 'online') sendBack({ type: 'tray.online' })
        })
        return () => {
          unwatch()
          stopped.abort()
        }
      }),
    },
  })
}
