import type { ServerVersionPort } from '#application/connection/server-version.port.ts'
import { getServerVersion } from '#contract/server-version.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { textOf } from '../http/wire-values.ts'

/** Our own getserverversion. */
export const axiosServerVersion = (http: Http): ServerVersionPort => ({
  version: async (signal) => {
    // A diagnosis says at once that there is no answer.
    const read = await http.call(getServerVersion, {}, signal, { once: true })
    return read.ok ? success(textOf(read.value.Version)) : read
  },
})
