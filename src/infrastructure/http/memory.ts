import { inTime } from '../storage/in-time.ts'
import type { Http } from './http.ts'
import type { KeptReads } from './kept-reads.ts'

interface Needs {
  readonly token: () => string | null
  /** Fetched with the first answer to store; visitors store none. */
  readonly load: () => Promise<KeptReads>
}

/** The API client with a cache of recently opened contents, for use without a network (docs/decisions/0402). */
export const withMemory = (http: Http, { token, load }: Needs): Http => ({
  ...http,
  call: async (call, request, signal, sending) => {
    const used = token()
    const read = await http.call(call, request, signal, sending)
    if (!used || !call.kept) return read
    const known = load().then(
      (reads) => reads(call, request, read, used),
      () => read,
    )
    // A store that does not answer must not delay the failure.
    return read.ok ? read : inTime(known, () => read)
  },
})
