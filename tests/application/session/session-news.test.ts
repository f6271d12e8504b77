import { expect, it } from 'vitest'
import { newsOfCall, newsOfOtherTab } from '#application/session/session-news.ts'

const TOKEN = 'now' as never
const EARLIER = 'before' as never

it('a call that was answered as expired ends the session, in the words of the server', () => {
  expect(newsOfCall({ token: TOKEN, words: '请重新登录' }, TOKEN)).toEqual({
    type: 'session.expired',
    words: '请重新登录',
  })
})

it('a call that was refused has the user read again (R-session-22)', () => {
  expect(newsOfCall({ token: TOKEN, isRefused: true }, TOKEN)).toEqual({ type: 'session.reread' })
})

it.each([
  TOKEN,
  null,
])('a late answer to a call of an earlier session says nothing of this one (%s)', (current) => {
  expect(newsOfCall({ token: EARLIER }, current)).toBe(null)
})

it('another tab signs in, logs out or finds the session expired', () => {
  expect([
    newsOfOtherTab({ token: TOKEN, wiped: false }),
    newsOfOtherTab({ token: null, wiped: true }),
    newsOfOtherTab({ token: null, wiped: false }),
  ]).toEqual([
    { type: 'session.openedElsewhere' },
    { type: 'session.closedElsewhere' },
    { type: 'session.expired' },
  ])
})
