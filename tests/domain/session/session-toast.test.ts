import { expect, it } from 'vitest'
import { toastOfRefusal, toastOfSignOutFailure } from '#domain/session/session-toast.ts'

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
] as const)('of a sign-in that is refused with %o it is said: %o', (refusal, toast) => {
  expect(toastOfRefusal(refusal)).toEqual(toast)
})

it('of a log-out that fails the words of the server are said, or that the request failed', () => {
  expect(toastOfSignOutFailure('稍后再试')).toEqual({ kind: 'serverWords', words: '稍后再试' })
  expect(toastOfSignOutFailure('')).toEqual({ kind: 'requestError' })
})
