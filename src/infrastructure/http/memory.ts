import { inTime } from '../storage/in-time.ts'
import type { Http } from './http.ts'
import type { KeptReads } from './kept-reads.ts'

interface Needs {
  readonly token: () => string | null
  /** Fetched with the first answer that is kept: a visitor has none. */
  readonly load: () => Promise<KeptReads>
}

/** The client of the API with a memory of what was opened lately (docs/decisions/0402). */
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
    // A memory that does not answer must not keep a failure from whoever waits.
    return read.ok ? read : inTime(known, () => read)
  },
})
