import type { FileItem } from '#domain/catalogue/file-item.ts'

/** A file of a resource; every field can be replaced. */
export const aFile = (change: Partial<FileItem> = {}): FileItem => ({
  id: 5,
  name: '勾股定理.pdf',
  suffix: 'pdf',
  size: 2048,
  hash: '',
  downloadUrl: '/api/file/5?use=attachment',
  previewUrl: '/api/file/5?use=inline',
  previewKind: 'pdf',
  thumbUrl: '',
  updateTime: '',
  ...change,
})
