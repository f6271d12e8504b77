import { fromPromise } from 'xstate'
import { pageCountOf } from '#domain/kernel/page.ts'
import { learningListMachine } from '#domain/learning/learning-list.machine.ts'
import type { LearningQuestion } from '#domain/learning/learning-question.ts'
import type { LearningPort } from './learning.port.ts'

/** A page behind the end of its list (its last line was removed, or the address is old) gives the last one. */
const read = async (port: LearningPort, question: LearningQuestion, signal: AbortSignal) => {
  const answer = await port.page(question, signal)
  if (!answer.ok || answer.value.items.length > 0 || answer.value.total === 0) return answer
  return port.page({ ...question, page: pageCountOf(answer.value) }, signal)
}

export const provideLearningList = (port: LearningPort) =>
  learningListMachine.provide({
    actors: {
      read: fromPromise(({ input, signal }) => read(port, input, signal)),
      remove: fromPromise(({ input, signal }) => port.remove(input, signal)),
      restore: fromPromise(({ input, signal }) => port.restore(input, signal)),
    },
  })
