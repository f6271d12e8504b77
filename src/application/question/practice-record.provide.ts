import { fromPromise } from 'xstate'
import { practiceRecordsMachine } from '#domain/question/practice-records.machine.ts'
import { wrongQuestionsMachine } from '#domain/question/wrong-questions.machine.ts'
import { orLastPage } from '../kernel/last-page.ts'
import type { PracticeRecordPort } from './practice-record.port.ts'

export const providePracticeRecords = (port: PracticeRecordPort) =>
  practiceRecordsMachine.provide({
    actors: {
      read: fromPromise(({ input, signal }) => orLastPage(input, (page) => port.records(page, signal))),
    },
  })

export const provideWrongQuestions = (port: PracticeRecordPort) =>
  wrongQuestionsMachine.provide({
    actors: {
      read: fromPromise(({ input, signal }) =>
        orLastPage(input.page, (page) => port.wrong({ ...input, page }, signal)),
      ),
      dismiss: fromPromise(({ input, signal }) => port.dismiss(input, signal)),
      restore: fromPromise(({ input, signal }) => port.restore(input, signal)),
    },
  })
