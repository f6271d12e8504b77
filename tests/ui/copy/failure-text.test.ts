import { expect, it } from 'vitest'
import type { Failure } from '#domain/kernel/failure.ts'
import { failureText } from '#ui/copy/failure-text.ts'

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
