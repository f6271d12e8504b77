import { fromCallback, fromPromise } from 'xstate'
import { importBatchesMachine } from '#domain/question/import-batches.machine.ts'
import { isEmptyDraft } from '#domain/question/question-correction.ts'
import { questionExportMachine } from '#domain/question/question-export.machine.ts'
import type { QuestionImportEvent, Sending } from '#domain/question/question-import.events.ts'
import { questionImportMachine } from '#domain/question/question-import.machine.ts'
import type { ChosenFiles } from '../session/chosen-files.ts'
import type { CorrectionStore } from './correction-store.port.ts'
import type { QuestionImportPort } from './question-import.port.ts'

/** Checks a file; stored corrections of the same file are applied again. */
const checked = async (
  port: QuestionImportPort,
  store: CorrectionStore,
  { wanted, userId }: Sending,
  sent: (share: number) => void,
  signal: AbortSignal,
) => {
  const result = await port.check(wanted, sent, signal)
  if (!result.ok || Object.keys(wanted.corrections).length > 0) return { result }
  const draft = store.read({ userId, file: result.value.mark })
  if (draft === null) return { result }
  const { corrections } = draft
  if (Object.keys(corrections).length === 0) return { result, draft }
  return { result: await port.check({ ...wanted, corrections }, sent, signal), draft }
}

/** The statechart of a question import; stopping it aborts pending requests. */
export const provideQuestionImport = (
  port: QuestionImportPort,
  store: CorrectionStore,
  chosen: ChosenFiles,
) =>
  questionImportMachine.provide({
    actions: {
      keepFile: (_, file) => chosen.keep('file/questions', file),
      letGo: () => chosen.forget('file/questions'),
      keep: (_, { place, draft }) => {
        // Without a check the hash of the file, which is the key, is unknown.
        if (place.file === '') return
        if (isEmptyDraft(draft)) store.forget(place)
        else store.keep(place, draft)
      },
    },
    actors: {
      recall: fromPromise(async () => (await chosen.recall('file/questions'))?.file ?? null),
      send: fromCallback<QuestionImportEvent, Sending>(({ input, sendBack }) => {
        const stopped = new AbortController()
        const send = async () => {
          const sent = (share: number) => sendBack({ type: 'import.sent', share })
          const ended =
            input.how === 'check'
              ? await checked(port, store, input, sent, stopped.signal)
              : { result: await port.bring(input.wanted, sent, stopped.signal) }
          sendBack({ type: 'import.ended', ...ended })
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
