import { ContainerModule } from 'inversify'
import { memoryFileContent } from '#infrastructure/preview/file-content.memory.ts'
import { browserFileReaders } from '#infrastructure/preview/file-readers.browser.ts'
import { FILE_CONTENT_PORT, FILE_READERS } from '../../preview/tokens.ts'

/** Ports of file previews, in memory. */
export const memoryPreview = new ContainerModule(({ bind }) => {
  bind(FILE_CONTENT_PORT).toResolvedValue(memoryFileContent)
  bind(FILE_READERS).toResolvedValue(browserFileReaders)
})
