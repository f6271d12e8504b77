import type { ContentFault, FileContentPort } from '#application/preview/file-content.port.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Fetch } from '../http/patient-fetch.ts'

/** What the server says of an address by its status; null for bytes. */
const faultOf = (status: number): ContentFault | null => {
  if (status === 200 || status === 206) return null
  if (status === 202) return 'converting'
  if (status === 416) return 'empty'
  if (status === 410) return 'expired'
  if (status === 415) return 'unconvertible'
  if (status === 501) return 'noConverter'
  return status === 404 ? 'missing' : 'unreachable'
}

const joined = (pieces: readonly Uint8Array[], size: number): Uint8Array => {
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece.subarray(0, size - at), at)
    at += piece.byteLength
  }
  return whole
}

/** Up to `most` bytes; what comes after them is not waited for. */
const take = async (body: ReadableStream<Uint8Array>, most: number): Promise<[Uint8Array, boolean]> => {
  const pieces: Uint8Array[] = []
  const reader = body.getReader()
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return [joined(pieces, size), true]
    pieces.push(value)
    size += value.byteLength
    if (size <= most) continue
    await reader.cancel()
    return [joined(pieces, most), false]
  }
}

/** Reads signed addresses with `fetch`: no token goes with it, and no answer is an expiry. */
export const fetchFileContent = (fetch: Fetch): FileContentPort => {
  const read = async (
    address: string,
    most: number,
    init: RequestInit & { signal: AbortSignal },
  ): Promise<Result<[Uint8Array, boolean], ContentFault>> => {
    try {
      const response = await fetch(address, { ...init, credentials: 'omit' })
      const fault = faultOf(response.status)
      if (fault !== null) return failed(fault)
      return success(response.body ? await take(response.body, most) : [new Uint8Array(), true])
    } catch {
      init.signal.throwIfAborted()
      return failed('unreachable')
    }
  }
  return {
    start: async (address, most, signal, wholeFollows = false) => {
      // A browser keeps a whole file, or as much of it as has come, for who asks for it again; a part is only for who asks for parts.
      const part = wholeFollows ? {} : { headers: { range: `bytes=0-${most - 1}` } }
      const answer = await read(address, most, { signal, ...part })
      if (!answer.ok) return answer.failure === 'empty' ? success(new Uint8Array()) : answer
      return success(answer.value[0])
    },
    whole: async (address, most, signal) => {
      const answer = await read(address, most, { signal })
      if (!answer.ok) return answer
      const [content, complete] = answer.value
      return complete ? success(content) : failed('tooLarge')
    },
  }
}
