import type { LearningRecordPort } from '#application/learning/learning-record.port.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { learningIn } from '../memory/learning-shelf.ts'
import { learn } from '../memory/record-shelf.ts'
import type { Caller, World } from '../memory/world.ts'

export const memoryLearningRecord = (world: World, caller: Caller): LearningRecordPort => ({
  record: (moment, signal) =>
    world.ask({
      call: 'learningRecord.record',
      access: 'session',
      caller,
      signal,
      answer: (person) => {
        const record = learn(world, learningIn(world, person.id), moment)
        return record === null
          ? failed({ kind: 'rejected', code: 404, message: '没有找到这一节' })
          : success(record)
      },
    }),
})
