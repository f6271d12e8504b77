import { ContainerModule } from 'inversify'
import { provideFilePreview } from '#application/preview/file-preview.provide.ts'
import { FILE_CONTENT_PORT, FILE_PREVIEW_LOGIC, FILE_READERS } from './tokens.ts'

export const previewModule = new ContainerModule(({ bind }) => {
  bind(FILE_PREVIEW_LOGIC).toResolvedValue(provideFilePreview, [FILE_CONTENT_PORT, FILE_READERS])
})
