import { fromCallback, fromPromise } from 'xstate'
import { importBatchesMachine } from '#domain/question/import-batches.machine.ts'
import { questionExportMachine } from '#domain/question/question-export.machine.ts'
import {
  type QuestionImportEvent,
  questionImportMachine,
  type Sending,
} from '#domain/question/question-import.machine.ts'
import type { QuestionImportPort } from './question-import.port.ts'

/** Statechart of a file of questions on its way in; leaving it cancels what waits for an answer. */
export const provideQuestionImport = (port: QuestionImportPort) =>
  questionImportMachine.provide({
    actors: {
      send: fromCallback<QuestionImportEvent, Sending>(({ input, sendBack }) => {
        const stopped = new AbortController()
        const send = async () => {
          const sent = (share: number) => sendBack({ type: 'import.sent', share })
          const result = await port[input.how](input.wanted, sent, stopped.signal)
          sendBack({ type: 'import.ended', result })
        }
        send().catch((error: unknown) => {
          if (!stopped.signal.aborted) throw error
        })
        return () => stopped.abort()
      }),
      askProgress: fromPromise(({ signal }) => port.progress(signal)),
    },
  })

export const provideQuestionExport = (port: QuestionImportPort) =>
  questionExportMachine.provide({
    actors: { take: fromPromise(({ input, signal }) => port.take(input, signal)) },
  })

export const provideImportBatches = (port: QuestionImportPort) =>
  importBatchesMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => port.batches(input, signal)),
      decide: fromPromise(({ input, signal }) => port.decide(input, signal)),
    },
  })
