import type { SchoolFile } from '#domain/school-file/school-file.ts'

const NONE = { id: 0, name: '' }

/** A file of a school's library; its file has the same id. */
export const aSchoolFile = (change: Partial<SchoolFile> = {}): SchoolFile => {
  const id = change.id ?? 1
  return {
    id,
    file: {
      id,
      name: `浮力 ${id}.pptx`,
      suffix: 'pptx',
      size: 2048,
      hash: String(id).padStart(64, '0'),
      downloadUrl: `/api/public/file/${id}`,
      previewUrl: '',
      previewKind: 'none',
      thumbUrl: '',
      updateTime: '2026-09-03T02:20:00Z',
    },
    place: { stage: NONE, subject: NONE, grade: NONE, version: NONE, book: NONE, chapter: NONE },
    tag: { id: 1, name: '课件' },
    uploader: { id: 2, name: '顾明德' },
    sharedAt: '2026-09-03T02:20:00Z',
    viewCount: 3,
    downloadCount: 2,
    favourite: false,
    ...change,
  }
}
