/** A change of a lesson in words: which, when it begins, when it would have begun, why. */
interface LiveNews {
  readonly session: string
  readonly start: string
  readonly was: string
  readonly reason: string
}

/** The texts of what became of reserved lessons, apart from those of the personal center: the page of notices has them too. */
export const liveNoticesCopy = {
  title: '预约的直播有变动',
  see: '知道了',
  kinds: {
    moved: ({ session, start, was }: LiveNews) => `${session}从${was}改到${start}。`,
    changed: ({ session, start }: LiveNews) => `${session}（${start}）的内容有调整。`,
    cancelled: ({ session, start, reason }: LiveNews) =>
      `${session}（${start}）已取消${reason === '' ? '。' : `：${reason}`}`,
    restored: ({ session, start }: LiveNews) => `${session}（${start}）照常进行。`,
  },
}
