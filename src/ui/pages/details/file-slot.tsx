import type { FileItem } from '#domain/catalogue/file-item.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { copy } from '../../copy/copy.ts'

export const FileSlot = ({ file }: { file: FileItem }) =>
  file.previewKind === 'image' ? (
    <img src={file.previewUrl} alt={file.name} style={{ maxWidth: '100%' }} />
  ) : (
    <EmptyState title={file.name} hint={copy.resource.preview} />
  )
