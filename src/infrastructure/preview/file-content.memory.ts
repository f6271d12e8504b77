import type { FileContentPort } from '#application/preview/file-content.port.ts'
import { failed, success } from '#domain/kernel/result.ts'

const DATA = /^data:[^,]*;base64,(.*)$/s

/** The files of the in-memory backend lie in their addresses. */
export const memoryFileContent = (): FileContentPort => {
  const contentOf = (address: string): Uint8Array | null => {
    const [, packed] = DATA.exec(address) ?? []
    return packed === undefined ? null : Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))
  }
  return {
    start: (address, most, signal) => {
      signal.throwIfAborted()
      const content = contentOf(address)
      return Promise.resolve(content ? success(content.subarray(0, most)) : failed('missing'))
    },
    whole: (address, most, signal) => {
      signal.throwIfAborted()
      const content = contentOf(address)
      if (content === null) return Promise.resolve(failed('missing'))
      return Promise.resolve(content.byteLength > most ? failed('tooLarge') : success(content))
    },
  }
}
