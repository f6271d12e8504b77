import type { EditorUploadRepository } from './editor-upload.repository.ts'

/** Where a file can be fetched for a while without a header. */
export type FileAddress = (file: { readonly id: number; readonly name: string }) => string

const GREATEST_ID = 2 ** 31 - 1

/** Whatever host stands before it: a page that speaks to another host has the whole address. */
const ADDRESS = /^(?:https?:\/\/[^/?#]+)?\/api\/file\/([1-9]\d{0,9})(?:[?#]|$)/i

/** The pictures in what users write: kept by file, shown by addresses that end. */
export const picturesIn = (uploads: EditorUploadRepository, fileAddress: FileAddress) => ({
  /** The file that an address of ours names, whether it still holds or not; null for any other address. */
  fileOf(address: string): number | null {
    const id = Number(ADDRESS.exec(address.trim())?.[1] ?? 0)
    return id > 0 && id <= GREATEST_ID ? id : null
  },

  /** Whether this user brought in all of these. */
  async areOwn(fileIds: readonly number[], userId: number): Promise<boolean> {
    return fileIds.length === 0 || (await uploads.countOwn(userId, fileIds)) === fileIds.length
  },

  /** Addresses for these files; null for one that is gone. */
  async addressesOf(fileIds: readonly number[]): Promise<(fileId: number) => string | null> {
    const suffixes = await uploads.findSuffixes([...new Set(fileIds)])
    return (id) => {
      const suffix = suffixes.get(id)
      return suffix === undefined ? null : fileAddress({ id, name: `图片.${suffix}` })
    }
  },
})

export type Pictures = ReturnType<typeof picturesIn>
