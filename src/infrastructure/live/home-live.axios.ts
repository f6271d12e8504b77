import type { HomeLivePort } from '#application/live/live.port.ts'
import { getHomeLiveList } from '#contract/live.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { success } from '#domain/kernel/result.ts'
import { inLiveOrder } from '#domain/live/live-order.ts'
import { contentCardOf, knownCards } from '../catalogue/content-card.mapper.ts'
import type { Http } from '../http/http.ts'

/** Wire: gethomelivelist. */
export const axiosHomeLive = (http: Http): HomeLivePort => ({
  homeLives: async (count, signal) => {
    const read = await http.call(getHomeLiveList, { query: { count } }, signal)
    if (!read.ok) return read
    return success(
      inLiveOrder(knownCards(read.value).map(contentCardOf(http.fileAddress, CONTENT_TYPE.live))).slice(
        0,
        count,
      ),
    )
  },
})
