import { createActor } from 'xstate'
import type { AppActors, OwnFilesLogic } from '#application/app-actors.ts'
import type { MakeClientId } from '#application/comment/comment-draft.port.ts'
import { whileRunning } from '#application/kernel/while-running.ts'
import { refusalToTell, toastOfTask } from '#domain/private-file/own-file-toast.ts'
import type { ownFilesMachine } from '#domain/private-file/own-files.machine.ts'
import type { transferFormMachine } from '#domain/private-file/transfer-form.machine.ts'
import { openAddress } from '#ui/private-file/open-address.ts'
import { ownFileToastText } from '#ui/private-file/own-file-toast-text.ts'
import { failureToast } from '../notification/failure-toast.ts'
import { textToast } from '../notification/text-toast.ts'
import type { Wording } from '../wording.ts'

/**
 * Starts the tasks of own files. Shows toasts for their outcomes, with undo where possible, and for
 * failures. Files whose folders exist are passed to the upload tray.
 */
export const wireOwnFiles = (
  app: {
    readonly actors: Pick<AppActors, 'session' | 'notifications'>
    readonly wording: Pick<Wording, 'toastTitle'>
  },
  { ownFileTasks: tasks, uploadTray }: Pick<OwnFilesLogic, 'ownFileTasks' | 'uploadTray'>,
  makeKey: MakeClientId,
): void => {
  const say = textToast(app.actors)
  const sayFailure = failureToast(app)

  tasks.on('tasks.done', ({ task, count }) => {
    const toast = toastOfTask(task, count)
    if (toast === null) return
    const undo = toast.kind === 'removed' ? toast.undo : null
    say(ownFileToastText(toast), undo && (() => tasks.send({ type: 'tasks.add', task: undo })))
  })
  tasks.on('tasks.refused', ({ task, failure }) => {
    const told = refusalToTell(task, failure)
    if (told !== null) sayFailure(told)
  })
  tasks.on('tasks.placed', ({ files }) =>
    uploadTray.send({ type: 'tray.add', files: files.map((file) => ({ ...file, key: makeKey() })) }),
  )
  tasks.on('tasks.packed', ({ address }) => openAddress(address))
  app.actors.session.on('session.closed', () => tasks.send({ type: 'tasks.dropAll' }))
  tasks.start()
}

/** Reads own files again after every task and every upload. */
export const ownFilesOpener =
  (
    logic: typeof ownFilesMachine,
    { ownFileTasks, uploadTray }: Pick<OwnFilesLogic, 'ownFileTasks' | 'uploadTray'>,
  ): OwnFilesLogic['openOwnFiles'] =>
  (input) => {
    const files = createActor(logic, { input })
    const refresh = () => files.send({ type: 'files.refresh' })
    whileRunning(files, () => [
      ownFileTasks.on('tasks.done', refresh),
      ownFileTasks.on('tasks.refused', refresh),
      uploadTray.on('tray.kept', refresh),
    ])
    return files
  }

/** Queues a move or copy as a task. */
export const transferFormOpener =
  (
    logic: typeof transferFormMachine,
    { ownFileTasks }: Pick<OwnFilesLogic, 'ownFileTasks'>,
  ): OwnFilesLogic['openTransferForm'] =>
  (input) => {
    const form = createActor(logic, { input })
    form.on('transfer.wanted', ({ task }) => ownFileTasks.send({ type: 'tasks.add', task }))
    return form
  }
