import { randomUUID } from 'node:crypto'
import type { Clock } from '../../runtime/clock.ts'
import type { DirectUploads } from './direct-uploads.ts'
import type { Staging } from './staging.ts'
import type { NewUpload, UploadRepository, UploadRow } from './upload.repository.ts'

const DAY_MS = 86_400_000
export const KEPT_MS = 7 * DAY_MS
/** The bytes of an upload begin to lie there shortly before its row does: so young a file may still get one. */
const STRAY_MS = DAY_MS

/** The database needs some of the disk too. */
const SPARE_BYTES = 64 * 1024 * 1024

interface Needs {
  readonly uploads: UploadRepository
  readonly staging: Staging
  readonly sentThere: DirectUploads
  readonly clock: Clock
}

type Begun = Omit<NewUpload, 'id' | 'createdAt' | 'updatedAt'>

/** Bytes on their way in: what is said to be here is safe on the disk, and the row says how much that is. */
export const uploadReceiver = ({ uploads, staging, sentThere, clock }: Needs) => {
  /** The row first: a crash in between leaves bytes that the sweep removes, never a row without its bytes. */
  const forget = async (id: string): Promise<void> => {
    const row = await uploads.remove(id)
    await staging.remove(id)
    // What cannot be cleared away now is swept: the answer does not depend on it.
    if (row !== null) await sentThere.clear(row).catch(() => undefined)
  }

  return {
    /** A new upload, or the one of the same content that its user began before. */
    async begin(wanted: Begun): Promise<UploadRow> {
      const now = clock()
      const { directoryId, privateFileId, name, suffix, onClash } = wanted
      const known = await uploads.findOfContent(wanted.userId, wanted.sha256, wanted.size)
      if (known !== null && (known.fileId !== null || (await staging.sizeOf(known.id)) !== null)) {
        await uploads.redirect(known.id, {
          directoryId: directoryId ?? null,
          privateFileId: privateFileId ?? null,
          name,
          suffix,
          onClash: onClash ?? 0,
          updatedAt: now,
        })
        return known
      }
      if (known !== null) await forget(known.id)
      const id = randomUUID()
      await staging.begin(id)
      await uploads.begin({ ...wanted, id, createdAt: now, updatedAt: now })
      const begun = await uploads.find(id, wanted.userId)
      if (begun === null) throw new Error('an upload that was begun cannot be found')
      return begun
    },

    hasRoomFor: async (size: number): Promise<boolean> => (await staging.freeBytes()) - SPARE_BYTES > size,

    async isOf(id: string, userId: number): Promise<boolean> {
      return (await uploads.find(id, userId)) !== null
    },

    stateOf: (id: string, userId: number): Promise<UploadRow | null> => uploads.find(id, userId),

    /**
     * Answers how many bytes are safe once they are; null when another request has written meanwhile. What came before the
     * source broke counts. Rejects with DiskFull, and nothing is left of the upload then.
     */
    async append(id: string, at: number, source: AsyncIterable<Buffer>): Promise<number | null> {
      try {
        const received = await staging.append(id, at, source)
        return (await uploads.note(id, at, received, clock())) ? received : null
      } catch (error) {
        if ((await staging.sizeOf(id)) === null) await forget(id)
        throw error
      }
    },

    forget,

    /** Deletes uploads without a request for a week, and bytes that no upload names. */
    async sweep(): Promise<number> {
      const now = clock().getTime()
      const old = await uploads.findOlder(new Date(now - KEPT_MS))
      for (const { id } of old) await forget(id)
      const known = await uploads.findIds()
      const before = new Date(now - STRAY_MS)
      return old.length + (await staging.removeStrays(known, before)) + (await sentThere.sweep(known, before))
    },
  }
}

export type UploadReceiver = ReturnType<typeof uploadReceiver>
