import type { UserActionPort } from '#application/learning/user-action.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { UserAction } from '#domain/learning/user-action.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { browse, contentAt, learningIn, reserve } from '../memory/learning.backend.ts'

export const memoryUserAction = (backend: MemoryBackend, caller: Caller): UserActionPort => {
  const perform = (personId: number, { kind, content }: UserAction): Result<true, Failure> => {
    const found = contentAt(backend.now(), content.id, content.type)
    if (found === undefined)
      return failed({ kind: 'rejected', reason: 'missing', message: '没有找到这项内容' })
    const learning = learningIn(backend, personId)
    if (kind === 'view') browse(backend, learning, found)
    if (kind === 'reserve' && !reserve(learning, found))
      return failed({ kind: 'rejected', reason: 'conflict', message: '这场直播现在不能预约' })
    if (kind === 'cancelReservation') learning.reserved.delete(found.id)
    return success(true)
  }

  return {
    record: (action, signal) =>
      backend.request({
        call: 'userAction.record',
        access: 'session',
        caller,
        signal,
        answer: (person) => perform(person.id, action),
      }),
  }
}
