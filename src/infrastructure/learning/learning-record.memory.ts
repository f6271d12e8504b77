import type { LearningRecordPort } from '#application/learning/learning-record.port.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { learningIn } from '../memory/learning.backend.ts'
import { learn } from '../memory/learning-record.backend.ts'

export const memoryLearningRecord = (backend: MemoryBackend, caller: Caller): LearningRecordPort => ({
  record: (moment, signal) =>
    backend.request({
      call: 'learningRecord.record',
      access: 'session',
      caller,
      signal,
      answer: (person) => {
        const record = learn(backend, learningIn(backend, person.id), moment)
        return record === null
          ? failed({ kind: 'rejected', reason: 'missing', message: '没有找到这一节' })
          : success(record)
      },
    }),
})
