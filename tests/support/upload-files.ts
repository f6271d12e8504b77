import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { UploadRecord } from '#domain/upload/upload.ts'

export const aContent = (size = 100): Blob => new Blob([new Uint8Array(size)])

export const anUpload = (change: Partial<UploadRecord> = {}): UploadRecord => ({
  key: 'a',
  userId: 7,
  name: '浮力.pdf',
  size: 100,
  directoryId: 3,
  onClash: null,
  hash: '',
  uploadId: '',
  sent: 0,
  content: aContent(),
  isPaused: false,
  refusal: null,
  ...change,
})

export const aKeptFile = (change: Partial<FileItem> = {}): FileItem => ({
  id: 9,
  name: '浮力.pdf',
  suffix: 'pdf',
  size: 100,
  hash: 'f'.repeat(64),
  downloadUrl: '/api/file/9',
  previewUrl: '',
  previewKind: 'none',
  thumbUrl: '',
  updateTime: '2026-09-01T00:00:00.000Z',
  ...change,
})
