import { expect, it } from 'vitest'
import { noticeOfRefusal, noticeOfSignOutFailure } from '#domain/session/session-notice.ts'

it.each([
  [{ kind: 'requestError' }, { kind: 'requestError' }],
  [{ kind: 'noRole' }, { kind: 'noRole' }],
  [
    { kind: 'refused', message: '账号或密码错误' },
    { kind: 'serverWords', words: '账号或密码错误' },
  ],
  [
    { kind: 'expired', message: '账号已停用' },
    { kind: 'serverWords', words: '账号已停用' },
  ],
  [{ kind: 'expired', message: '' }, null],
] as const)('of a sign-in that is refused with %o it is said: %o', (refusal, notice) => {
  expect(noticeOfRefusal(refusal)).toEqual(notice)
})

it('of a log-out that fails the words of the server are said, or that the request failed', () => {
  expect(noticeOfSignOutFailure('稍后再试')).toEqual({ kind: 'serverWords', words: '稍后再试' })
  expect(noticeOfSignOutFailure('')).toEqual({ kind: 'requestError' })
})
