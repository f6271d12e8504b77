import { createActor } from 'xstate'
import type { MakingLogic } from '#application/bank-logic.ts'
import { whileRunning } from '#application/kernel/while-running.ts'
import type { importBatchesMachine } from '#domain/question/import-batches.machine.ts'
import type { questionEditorMachine } from '#domain/question/question-editor.machine.ts'
import { makingCopy } from '#ui/copy/making-copy.ts'
import { studioQuestionAddress } from '#ui/routing/studio-question-address.ts'
import type { AppContext } from '../app-context.ts'
import { toast } from '../notification/toast.ts'

/** Reads the list of imports again after an import. */
export const importBatchesOpener =
  (logic: typeof importBatchesMachine): MakingLogic['openImportBatches'] =>
  (incoming) => {
    const batches = createActor(logic)
    whileRunning(batches, () => [incoming.on('import.done', () => batches.send({ type: 'batches.reread' }))])
    return batches
  }

/** Changes the address to that of the question when a new one is first saved; shows a toast for each save. */
export const questionEditorOpener = (
  { actors, navigator }: Pick<AppContext, 'actors' | 'navigator'>,
  logic: typeof questionEditorMachine,
): MakingLogic['openQuestionEditor'] => {
  const notify = toast(actors)
  return (input) => {
    const editor = createActor(logic, { input })
    editor.on('editor.saved', ({ question, isNew }) => {
      notify('success', makingCopy.saved)
      if (isNew) navigator.navigate(studioQuestionAddress(question.id), { replace: true })
    })
    return editor
  }
}

/** Passes a question written for another editor to `told` and shows a toast; does not navigate. */
export const newQuestionOpener = (
  { actors }: Pick<AppContext, 'actors'>,
  logic: typeof questionEditorMachine,
): MakingLogic['openNewQuestion'] => {
  const notify = toast(actors)
  return (input, told) => {
    const editor = createActor(logic, { input: { ...input, questionId: 0 } })
    editor.on('editor.saved', ({ question }) => {
      notify('success', makingCopy.saved)
      told(question)
    })
    return editor
  }
}
