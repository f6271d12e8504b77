import { fromCallback, fromPromise } from 'xstate'
import { AT_FIRST, type UnfinishedUpload, type UploadRecord } from '#domain/upload/upload.ts'
import type { PersistenceEvent } from '#domain/upload/upload-tray.events.ts'
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

/** What the server knows of an upload that this device began is the truth about how far it is. */
const merged = (
  userId: number,
  kept: readonly UploadRecord[],
  unfinished: readonly UnfinishedUpload[],
): readonly UploadRecord[] => [
  ...kept.map((record) => {
    const known = unfinished.find(({ uploadId }) => uploadId === record.uploadId)
    return known === undefined ? record : { ...record, sent: known.received }
  }),
  ...unfinished
    .filter(({ uploadId }) => !kept.some((record) => record.uploadId === uploadId))
    .map((one) => fromElsewhere(userId, one)),
]

/** The tray with its actors bound to ports. */
export const provideUploadTray = ({ store, page, ...ports }: UploadTrayPorts) => {
  const { transport } = ports

  const keep = async (
    event: Exclude<PersistenceEvent, { type: 'persistence.stop' }>,
    signal: AbortSignal,
  ): Promise<void> => {
    const { record } = event
    if (event.type === 'persistence.save') return store.keep(record)
    await store.forget(record)
    // What cannot be let go of now is swept by the server in a week.
    if (event.type === 'persistence.discard' && record.uploadId !== '')
      await transport.discard(record.uploadId, signal)
  }

  return uploadTrayMachine.provide({
    actors: {
      upload: provideUpload(ports),
      gather: fromPromise<readonly UploadRecord[], number>(async ({ input, signal }) => {
        await store.keepOnlyOf(input)
        const kept = await store.adopt(input)
        const unfinished = await transport.unfinished(signal)
        return merged(input, kept, unfinished.ok ? unfinished.value : [])
      }),
      persistence: fromCallback<PersistenceEvent>(({ receive, sendBack }) => {
        // One after another: the last word on a record is the one that stays.
        let last: Promise<void> = Promise.resolve()
        let stopped = new AbortController()
        receive((event) => {
          if (event.type === 'persistence.stop') {
            stopped.abort()
            stopped = new AbortController()
            return
          }
          const { signal } = stopped
          last = last
            .then(() => keep(event, signal))
            .catch((error: unknown) => {
              if (!signal.aborted) throw error
            })
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
