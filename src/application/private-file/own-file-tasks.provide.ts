import { fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import { chosenOf } from '#domain/private-file/own-file.ts'
import { done, type OwnFileTask, type TaskAnswer } from '#domain/private-file/own-file-task.ts'
import { ownFileTasksMachine } from '#domain/private-file/own-file-tasks.machine.ts'
import type { OwnFilePort } from './own-file.port.ts'
import { placeUploads } from './place-uploads.ts'
import type { SharePort } from './share.port.ts'

const counted = (answer: Result<number, Failure>): Result<TaskAnswer, Failure> =>
  answer.ok ? success(done(answer.value)) : answer

const once = (answer: Result<unknown, Failure>): Result<TaskAnswer, Failure> =>
  answer.ok ? success(done(1)) : answer

const perform = async (
  port: OwnFilePort,
  shares: SharePort,
  task: OwnFileTask,
  signal: AbortSignal,
): Promise<Result<TaskAnswer, Failure>> => {
  switch (task.kind) {
    case 'create':
      return once(await port.createFolder(task.name, task.parentId, signal))
    case 'rename': {
      const rename = task.item.kind === 'folder' ? port.renameFolder : port.renameFile
      return once(await rename(task.item.id, task.name, signal))
    }
    case 'move':
    case 'copy':
      return port.transfer(task.kind, chosenOf(task.items), task, signal)
    case 'remove':
    case 'restore':
    case 'purge':
      return counted(await port[task.kind](chosenOf(task.items), signal))
    case 'emptyBin':
      return counted(await port.purge('all', signal))
    case 'withdraw':
      return once(await shares.withdraw(task.share, signal))
    case 'askTakeDown':
      return once(await shares.askTakeDown(task.share, task.reason, signal))
    case 'place': {
      const placed = await placeUploads(port)(task.files, task.folderId, signal)
      return placed.ok ? success({ kind: 'placed', files: placed.value }) : placed
    }
    case 'pack': {
      const packed = await port.pack(task.chosen, signal)
      return packed.ok ? success({ kind: 'packed', address: packed.value }) : packed
    }
  }
}

export const provideOwnFileTasks = (port: OwnFilePort, shares: SharePort) =>
  ownFileTasksMachine.provide({
    actors: {
      perform: fromPromise(({ input, signal }) =>
        input === undefined ? Promise.resolve(success(done(0))) : perform(port, shares, input, signal),
      ),
    },
  })
