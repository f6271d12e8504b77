import type { FileAddressPort } from '#application/catalogue/file-address.port.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { Fetch } from '../http/patient-fetch.ts'

/** A store of files elsewhere says 401 or 403 of a signature that is over. */
const OVER: readonly number[] = [401, 403, 404, 410]

/** Asks a signed address for its headers alone: no token goes with it, and no answer is an expiry. `origin` is that of the page. */
export const fetchFileAddress = (fetch: Fetch, origin: string): FileAddressPort => ({
  check: async (address, signal) => {
    try {
      const { status } = await fetch(address, { method: 'HEAD', credentials: 'omit', signal })
      if (status < 400) return success('holds')
      return OVER.includes(status) ? success('over') : failed({ kind: 'unreachable' })
    } catch (error) {
      signal.throwIfAborted()
      // A store of files elsewhere need not let a page ask; a browser that is sent there can. Silence, and who waits no longer, is no such no.
      const isRefused = error instanceof TypeError && new URL(address, origin).origin !== origin
      return isRefused ? success('holds') : failed({ kind: 'unreachable' })
    }
  },
})
