import type { KeptStore } from '#application/connection/kept-store.port.ts'
import type { FileContentPort } from '#application/preview/file-content.port.ts'
import { success } from '#domain/kernel/result.ts'

/** A larger document is not kept. */
const MAX_BYTES = 20 * 1024 * 1024

interface Needs {
  readonly store: KeptStore
  readonly owner: () => string | null
}

/** The key in the store: the path without its signature, which expires, and `use` (the file itself, or the PDF made of it). */
const nameOf = (address: string): string => {
  const [path = '', query = ''] = address.split('?', 2)
  return `file ${path} ${new URLSearchParams(query).get('use') ?? ''}`
}

/** Answers with a document that was opened lately when the server cannot be reached. docs/decisions/0402 */
export const keptFileContent = (files: FileContentPort, { store, owner }: Needs): FileContentPort => {
  const keptOf = async (address: string): Promise<Uint8Array | null> => {
    const ownerId = owner()
    const value = ownerId === null ? undefined : await store.read(ownerId, nameOf(address))
    return value instanceof Uint8Array ? value : null
  }
  return {
    start: async (address, maxBytes, signal, wholeFollows) => {
      const read = await files.start(address, maxBytes, signal, wholeFollows)
      if (read.ok || read.failure !== 'unreachable') return read
      const kept = await keptOf(address)
      return kept === null ? read : success(kept.subarray(0, maxBytes))
    },
    whole: async (address, maxBytes, signal) => {
      const ownerId = owner()
      const read = await files.whole(address, maxBytes, signal)
      if (read.ok) {
        const { byteLength: size } = read.value
        if (ownerId !== null && owner() === ownerId && size <= MAX_BYTES)
          void store.keep({ owner: ownerId, name: nameOf(address), value: read.value.slice(), size })
        return read
      }
      const kept = read.failure === 'unreachable' ? await keptOf(address) : null
      return kept === null || kept.byteLength > maxBytes ? read : success(kept)
    },
  }
}
