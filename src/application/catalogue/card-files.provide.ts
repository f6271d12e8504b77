import { fromPromise } from 'xstate'
import { type CardFileAnswer, cardFilesMachine } from '#domain/catalogue/card-files.machine.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { PrivateFilePort } from '../private-file/private-file.port.ts'
import type { ResourcePort } from './resource.port.ts'
import type { FindFileToSave } from './save-file.ts'

/** The file of a card is the file of its resource. */
export const provideCardFiles = (
  resources: ResourcePort,
  privateFiles: PrivateFilePort,
  findFileToSave: FindFileToSave,
) =>
  cardFilesMachine.provide({
    actors: {
      perform: fromPromise(async ({ input: task, signal }): Promise<CardFileAnswer> => {
        if (task.kind === 'save') return findFileToSave(task, signal)
        const read = await resources.file(task.content.id, signal)
        if (!read.ok) return read
        const file = read.value
        if (file === null || (task.kind === 'download' && file.downloadUrl === ''))
          return failed({ kind: 'noFile' })
        return task.kind === 'download' ? success(file) : privateFiles.keep(file, signal)
      }),
    },
  })
