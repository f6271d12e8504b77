import { fromPromise } from 'xstate'
import { filePreviewMachine } from '#domain/preview/file-preview.machine.ts'
import type { FileContentPort } from './file-content.port.ts'
import type { FileReaders } from './file-readers.port.ts'

/** The code that opens files is loaded with the first preview. */
export const provideFilePreview = (content: FileContentPort, readers: FileReaders) =>
  filePreviewMachine.provide({
    actors: {
      open: fromPromise(async ({ input, signal }) => {
        const { openFile } = await import('./open-file.ts')
        return openFile(content, readers)(input, signal)
      }),
    },
  })
