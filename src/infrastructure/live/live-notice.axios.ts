import type { LiveNoticePort } from '#application/live/live-notice.port.ts'
import { getLiveNotices, LIVE_NOTICE_KIND, seeLiveNotices } from '#contract/live-notice.ts'
import { success } from '#domain/kernel/result.ts'
import type { LiveNoticeKind } from '#domain/live/live-notice.ts'
import type { Http } from '../http/http.ts'
import { amountOf, idOf, textOf, timeOf, wordsOf } from '../http/wire-values.ts'

const KINDS: ReadonlyMap<number, LiveNoticeKind> = wordsOf(LIVE_NOTICE_KIND)

/** Wire: getlivenotices, seelivenotices. */
export const axiosLiveNotices = (http: Http): LiveNoticePort => ({
  notices: async (signal) => {
    const read = await http.call(getLiveNotices, {}, signal)
    if (!read.ok) return read
    return success(
      read.value.map((it) => ({
        id: it.Id,
        kind: KINDS.get(amountOf(it.Kind)) ?? 'changed',
        contentId: idOf(it.ContentId),
        name: textOf(it.Name),
        sessionName: textOf(it.SessionName),
        startTime: timeOf(it.StartTime),
        wasStartTime: timeOf(it.WasStartTime),
        reason: textOf(it.Reason),
      })),
    )
  },

  see: async (ids, signal) => {
    const done = await http.call(seeLiveNotices, { body: { Ids: [...ids] } }, signal)
    return done.ok ? success(true) : done
  },
})
