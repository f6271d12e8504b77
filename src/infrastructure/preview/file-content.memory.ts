import type { FileContentPort } from '#application/preview/file-content.port.ts'
import { failed, success } from '#domain/kernel/result.ts'

const DATA = /^data:[^,]*;base64,(.*)$/s

const faultAt = (address: string) => (address.startsWith('expired:') ? 'expired' : 'missing')

/** The files of the in-memory backend lie in their addresses; one that begins with `expired:` holds no more. */
export const memoryFileContent = (): FileContentPort => {
  const contentOf = (address: string): Uint8Array | null => {
    const [, packed] = DATA.exec(address) ?? []
    return packed === undefined ? null : Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))
  }
  return {
    start: (address, most, signal) => {
      signal.throwIfAborted()
      const content = contentOf(address)
      return Promise.resolve(content ? success(content.subarray(0, most)) : failed(faultAt(address)))
    },
    whole: (address, most, signal) => {
      signal.throwIfAborted()
      const content = contentOf(address)
      if (content === null) return Promise.resolve(failed(faultAt(address)))
      return Promise.resolve(content.byteLength > most ? failed('tooLarge') : success(content))
    },
  }
}
