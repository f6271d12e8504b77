import type { SchoolLogic } from '#application/app-actors.ts'
import type { OwnFilePort } from '#application/private-file/own-file.port.ts'
import { placeUploads } from '#application/private-file/place-uploads.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { OwnFileTask } from '#domain/private-file/own-file-task.ts'
import { failureText } from '#ui/copy/failure-text.ts'
import { ownFileCopy as words } from '#ui/copy/own-file-copy.ts'
import type { AppContext } from '../app-context.ts'
import { actionToast } from '../notification/action-toast.ts'
import { toast } from '../notification/toast.ts'

interface Needs {
  readonly tasks: SchoolLogic['ownFileTasks']
  readonly port: OwnFilePort
  readonly upload: SchoolLogic['upload']
}

/** What was done with own files is said, with a way back where there is one; what cannot be done says why. */
export const wireOwnFiles = (
  { actors, wording }: Pick<AppContext, 'actors' | 'wording'>,
  { tasks, port, upload }: Needs,
): Pick<SchoolLogic, 'uploadInto' | 'pack'> => {
  const notify = toast(actors)
  const offer = actionToast(actors)
  // A task that was begun on the page goes on when the user leaves it.
  const { signal } = new AbortController()

  const sayWhyNot = (failure: Failure): void => {
    if (failure.kind !== 'expired') notify('error', failureText(failure), wording.noticeTitle)
  }

  const sayDone = (task: OwnFileTask, count: number): void => {
    switch (task.kind) {
      case 'create':
      case 'rename':
        // Seen where it stands.
        return
      case 'remove':
        offer('information', words.removed(task.items.length), {
          label: words.undo,
          accept: () => tasks.send({ type: 'tasks.add', task: { kind: 'restore', items: task.items } }),
        })
        return
      case 'move':
      case 'copy':
        if (count === 0) notify('information', words.nothingDone)
        else notify('success', task.kind === 'move' ? words.moved(count) : words.copied(count))
        return
      case 'restore':
        notify('success', words.restored(count))
        return
      case 'purge':
      case 'emptyBin':
        notify('information', words.purged)
        return
      case 'withdraw':
        notify('success', words.withdrawn(task.name))
        return
      case 'askTakeDown':
        notify('success', words.takeDownAsked(task.name))
    }
  }

  tasks.on('tasks.done', ({ task, count }) => sayDone(task, count))
  tasks.on('tasks.refused', ({ task, failure }) => {
    // Its form is still there, with what was written, and says it itself.
    if (task.kind !== 'askTakeDown') sayWhyNot(failure)
  })
  actors.session.on('session.closed', () => tasks.send({ type: 'tasks.drop' }))
  tasks.start()

  return {
    uploadInto: async (files, folderId) => {
      const placed = await placeUploads(port)(files, folderId, signal)
      if (placed.ok) upload(placed.value)
      else sayWhyNot(placed.failure)
    },
    pack: async (chosen) => {
      const packed = await port.pack(chosen, signal)
      if (packed.ok) return packed.value
      sayWhyNot(packed.failure)
      return null
    },
  }
}
