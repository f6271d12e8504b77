import { expect, it } from 'vitest'
import type { Failure } from '#domain/kernel/failure.ts'
import { failureText } from '#ui/copy/failure-text.ts'
import { notDoneText } from '#ui/copy/not-done-text.ts'

it.each<[Failure | null, string]>([
  [null, '请稍后重试'],
  [{ kind: 'expired' }, '登录已失效'],
  [{ kind: 'unreachable' }, '连不上服务器，请检查网络后重试'],
  [{ kind: 'timedOut' }, '服务器太久没有回应，请稍后重试'],
  [{ kind: 'unreadable' }, '服务器出错了，请稍后重试'],
  [{ kind: 'forbidden', message: '' }, '没有权限'],
  [{ kind: 'forbidden', message: '只有本校老师可以看' }, '只有本校老师可以看'],
  [{ kind: 'rejected', reason: 'crashed', message: '' }, '服务器没有完成这个请求'],
  [{ kind: 'rejected', reason: 'conflict', message: '已经审核过了' }, '已经审核过了'],
])('%j is said as %s', (failure, text) => {
  expect(failureText(failure)).toBe(text)
})

it.each<[Failure | null, string]>([
  [null, '没有删除：请稍后重试'],
  [{ kind: 'unreachable' }, '没有收到服务器的回答，不知道是否已完成。请检查网络后再试一次，不会重复'],
  [{ kind: 'timedOut' }, '服务器太久没有回应，不知道是否已完成。请稍后再试一次，不会重复'],
  [{ kind: 'unreadable' }, '服务器出错了，不知道是否已完成。请稍后再试一次，不会重复'],
  [{ kind: 'rejected', reason: 'unavailable', message: '请稍后再试' }, '没有删除：请稍后再试'],
  [{ kind: 'rejected', reason: 'conflict', message: '已经审核过了' }, '没有删除：已经审核过了'],
])('what %j leaves of a write is said as %s', (failure, text) => {
  expect(notDoneText('没有删除', failure)).toBe(text)
  expect(notDoneText((reason) => `没有删除：${reason}`, failure)).toBe(text)
})

it('a reason may stand alone', () => {
  expect(notDoneText('', { kind: 'forbidden', message: '' })).toBe('没有权限')
})
