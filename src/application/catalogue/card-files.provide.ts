import { fromPromise } from 'xstate'
import { cardFilesMachine } from '#domain/catalogue/card-files.machine.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { PrivateFilePort } from '../private-file/private-file.port.ts'
import type { ResourcePort } from './resource.port.ts'

/** The file behind a card is that of its resource. */
export const provideCardFiles = (resources: ResourcePort, privateFiles: PrivateFilePort) =>
  cardFilesMachine.provide({
    actors: {
      perform: fromPromise(async ({ input: { kind, content }, signal }) => {
        const read = await resources.file(content.id, signal)
        if (!read.ok) return read
        const file = read.value
        if (file === null || (kind === 'download' && file.downloadUrl === ''))
          return failed({ kind: 'noFile' as const })
        return kind === 'download' ? success(file) : privateFiles.keep(file, signal)
      }),
    },
  })
