import { fromPromise } from 'xstate'
import { learningListMachine } from '#domain/learning/learning-list.machine.ts'
import { orLastPage } from '../kernel/last-page.ts'
import type { LearningPort } from './learning.port.ts'

export const provideLearningList = (port: LearningPort) =>
  learningListMachine.provide({
    actors: {
      read: fromPromise(({ input, signal }) =>
        orLastPage(input.page, (page) => port.page({ ...input, page }, signal)),
      ),
      remove: fromPromise(({ input, signal }) => port.remove(input, signal)),
      restore: fromPromise(({ input, signal }) => port.restore(input, signal)),
    },
  })
