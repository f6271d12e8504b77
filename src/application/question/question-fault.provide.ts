import { fromPromise } from 'xstate'
import { faultCaseMachine } from '#domain/question/fault-case.machine.ts'
import { faultListMachine } from '#domain/question/fault-list.machine.ts'
import { faultReportMachine } from '#domain/question/fault-report.machine.ts'
import { openFaultsMachine } from '#domain/question/open-faults.machine.ts'
import { ownFaultsMachine } from '#domain/question/own-faults.machine.ts'
import { orLastPage } from '../kernel/last-page.ts'
import type { QuestionFaultPort } from './question-fault.port.ts'

export const provideFaultReport = (port: QuestionFaultPort) =>
  faultReportMachine.provide({
    actors: { send: fromPromise(({ input, signal }) => port.report(input, signal)) },
  })

export const provideOwnFaults = (port: QuestionFaultPort) =>
  ownFaultsMachine.provide({
    actors: { read: fromPromise(({ input, signal }) => port.own(input, signal)) },
  })

export const provideFaultList = (port: QuestionFaultPort) =>
  faultListMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) =>
        orLastPage(input.page, (page) => port.page({ ...input, page }, signal)),
      ),
    },
  })

export const provideFaultCase = (port: QuestionFaultPort) =>
  faultCaseMachine.provide({
    actors: { decide: fromPromise(({ input, signal }) => port.decide(input, signal)) },
  })

export const provideOpenFaults = (port: QuestionFaultPort) =>
  openFaultsMachine.provide({
    actors: { count: fromPromise(({ signal }) => port.openCount(signal)) },
  })
