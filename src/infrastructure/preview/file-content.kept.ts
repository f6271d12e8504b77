import type { KeptStore } from '#application/connection/kept-store.port.ts'
import type { FileContentPort } from '#application/preview/file-content.port.ts'
import { success } from '#domain/kernel/result.ts'

/** A larger document is not kept. */
const MOST_BYTES = 20 * 1024 * 1024

interface Needs {
  readonly store: KeptStore
  readonly owner: () => string | null
}

/** Without the signature, which is another at each visit and opens the file; as it is, or the PDF made of it. */
const nameOf = (address: string): string => {
  const [path = '', query = ''] = address.split('?', 2)
  return `file ${path} ${new URLSearchParams(query).get('use') ?? ''}`
}

/** Documents that were opened lately, where the server is not reached. docs/decisions/0402 */
export const keptFileContent = (files: FileContentPort, { store, owner }: Needs): FileContentPort => {
  const keptOf = async (address: string): Promise<Uint8Array | null> => {
    const whose = owner()
    const value = whose === null ? undefined : await store.read(whose, nameOf(address))
    return value instanceof Uint8Array ? value : null
  }
  return {
    start: async (address, most, signal) => {
      const read = await files.start(address, most, signal)
      if (read.ok || read.failure !== 'unreachable') return read
      const kept = await keptOf(address)
      return kept === null ? read : success(kept.subarray(0, most))
    },
    whole: async (address, most, signal) => {
      const whose = owner()
      const read = await files.whole(address, most, signal)
      if (read.ok) {
        const { byteLength: size } = read.value
        if (whose !== null && owner() === whose && size <= MOST_BYTES)
          void store.keep({ owner: whose, name: nameOf(address), value: read.value.slice(), size })
        return read
      }
      const kept = read.failure === 'unreachable' ? await keptOf(address) : null
      return kept === null || kept.byteLength > most ? read : success(kept)
    },
  }
}
