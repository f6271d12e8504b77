import type { HotSearchPort } from '#application/search/search.port.ts'
import { hotSearch } from '#contract/search.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'

const MAX_TERMS = 10

/** Wire: hotsearch. */
export const axiosHotSearch = (http: Http): HotSearchPort => ({
  hotTerms: async (type, signal) => {
    const read = await http.call(hotSearch, { query: { type } }, signal)
    if (!read.ok) return read
    const terms = new Set(read.value.map((term) => term.trim()).filter((term) => term !== ''))
    return success([...terms].slice(0, MAX_TERMS))
  },
})
