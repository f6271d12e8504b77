import type { PublishingNoticePort } from '#application/release/publishing-notice.port.ts'
import { getPublishingNotices, PUBLISHING_NOTICE, seePublishingNotices } from '#contract/publishing-notice.ts'
import { success } from '#domain/kernel/result.ts'
import { PUBLISHING_NOTICE_KINDS } from '#domain/release/publishing-notice.ts'
import type { Http } from '../http/http.ts'
import { textOf, timeOf } from '../http/wire-values.ts'
import { publishedTypeOf } from './published-type.ts'

/** Wire: getpublishingnotices, seepublishingnotices. */
export const axiosPublishingNotices = (http: Http): PublishingNoticePort => ({
  notices: async (signal) => {
    const read = await http.call(getPublishingNotices, {}, signal)
    if (!read.ok) return read
    // What is of no known kind says nothing to anybody.
    return success(
      read.value.flatMap((it) => {
        const kind = PUBLISHING_NOTICE_KINDS.find((name) => PUBLISHING_NOTICE[name] === it.Kind)
        return kind === undefined
          ? []
          : [
              {
                id: it.Id,
                kind,
                contentId: it.ContentId,
                type: publishedTypeOf(it.Type),
                name: textOf(it.Name),
                reason: textOf(it.Reason),
                at: timeOf(it.CreateTime),
              },
            ]
      }),
    )
  },

  see: async (ids, signal) => {
    const done = await http.call(seePublishingNotices, { body: { Ids: [...ids] } }, signal)
    return done.ok ? success(true) : done
  },
})
