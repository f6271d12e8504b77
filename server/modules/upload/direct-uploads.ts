import { INCOMING } from '../../storage/direct-store.ts'
import { bucketOf, type Storage } from '../../storage/storage.ts'
import type { UploadRow } from './upload.repository.ts'

type Sent = Pick<UploadRow, 'id' | 'userId' | 'suffix'>

/** The folder that a user's keys open, and no other. */
export const folderOf = (userId: number): string => `${INCOMING}${userId}/`

const pathOf = ({ id, userId, suffix }: Sent): string => `${folderOf(userId)}${id}.${suffix}`

const idIn = (path: string): string => /([^/]+)\.[^./]*$/.exec(path)?.[1] ?? ''

/** What browsers sent to the bucket themselves, until it is fetched and looked at. Nothing where they do not. */
export const directUploads = (storage: Storage) => {
  const isDirect = storage.direct !== null
  return {
    /** Bytes that lie there; null while they do not. */
    sizeOf: async (sent: Sent): Promise<number | null> =>
      isDirect ? ((await bucketOf(storage).head(pathOf(sent)))?.size ?? null) : null,

    /** From this byte on. */
    read: async (sent: Sent & Pick<UploadRow, 'size'>, start: number) =>
      bucketOf(storage).read(pathOf(sent), { start, end: sent.size - 1 }),

    async clear(sent: Sent): Promise<void> {
      if (isDirect) await bucketOf(storage).clear(pathOf(sent))
    },

    /** Objects that no upload names and that have not been written since. */
    sweep: async (known: ReadonlySet<string>, before: Date): Promise<number> =>
      isDirect ? bucketOf(storage).sweep(INCOMING, before, (path) => known.has(idIn(path))) : 0,
  }
}

export type DirectUploads = ReturnType<typeof directUploads>
