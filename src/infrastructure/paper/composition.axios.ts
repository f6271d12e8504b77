import type { CompositionPort } from '#application/paper/composition.port.ts'
import { getXkwAuthUrl } from '#contract/paper.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'

/** What the wire calls them. */
const TYPES = { paper: 1, electronic: 2 } as const

/** A path of ours, or what is no address of the web, is the built-in composer. */
const outside = (address: string): string | null => (/^https?:\/\/[^/]/i.test(address) ? address : null)

/** GetXKWAuthUrl. */
export const axiosComposition = (http: Http): CompositionPort => ({
  service: async (kind, signal) => {
    const asked = await http.call(getXkwAuthUrl, { query: { type: TYPES[kind] } }, signal)
    return asked.ok ? success(outside(asked.value)) : asked
  },
})
