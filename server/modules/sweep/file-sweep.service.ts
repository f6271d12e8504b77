import type { Clock } from '../../runtime/clock.ts'
import { sweepIncoming } from '../../storage/incoming-file.ts'
import type { Storage } from '../../storage/storage.ts'
import { removeFile } from '../../storage/stored-files.ts'
import { previewOf } from '../file/presentation-preview.ts'
import { sweepStreams } from '../film/film-stream-store.ts'
import type { FileSweepRepository } from './file-sweep.repository.ts'

const DAY_MS = 86_400_000
/** Nothing refers to it for so long before its bytes go; nothing comes in for so long either. */
const GRACE_MS = DAY_MS
/** A picture that was brought in and shown nowhere: drafts are kept by the browser, and finished late. */
const DRAFT_MS = 30 * DAY_MS

interface Needs {
  readonly sweeps: FileSweepRepository
  readonly storage: Storage
  readonly clock: Clock
}

/**
 * Deletes bytes that no row refers to any more: marked when they are first missed, taken a day later if that is still
 * so. Who brings the same content meanwhile takes the mark away (`keepFile`), or waits for the row and finds it gone.
 */
export const fileSweepService = ({ sweeps, storage, clock }: Needs) => {
  /** The bytes are deleted before the lock on the row is released, so that the same bytes uploaded again are not deleted with them. */
  const take = (id: number, before: Date): Promise<boolean> =>
    sweeps.take(id, before, async (taken) => {
      await removeFile(storage, taken)
      await removeFile(storage, previewOf(taken.sha256.toString('hex')))
    })

  return {
    /** Answers how many files it took. What a bucket or a disk refuses is tried again at the next. */
    async sweep(): Promise<number> {
      const now = clock()
      await sweeps.mark(now, new Date(now.getTime() - DRAFT_MS))
      const before = new Date(now.getTime() - GRACE_MS)
      let swept = 0
      for (const { id } of await sweeps.findUnused(before)) if (await take(id, before)) swept += 1
      const streams = await sweepStreams(storage, await sweeps.findStreams(), before)
      return swept + streams + (await sweepIncoming(storage, before))
    },
  }
}
