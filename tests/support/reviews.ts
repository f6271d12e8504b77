import type { ShareRequest } from '#domain/review/share-request.ts'
import { NO_PLACE } from '#domain/school-file/school-place.ts'

/** A request that waits to be decided; every field can be replaced. */
export const aRequest = (change: Partial<ShareRequest> = {}): ShareRequest => ({
  id: 1,
  organisation: { id: 1, name: '青禾实验学校' },
  file: {
    id: 1,
    name: '浮力.pdf',
    suffix: 'pdf',
    size: 2048,
    hash: '0'.repeat(64),
    downloadUrl: '',
    previewUrl: '',
    previewKind: 'none',
    thumbUrl: '',
    updateTime: '2026-09-01T00:00:00Z',
  },
  place: { ...NO_PLACE, stageId: 2, subjectId: 20 },
  placeNames: ['初中', '物理'],
  tagId: 1,
  tagName: '课件',
  note: '',
  applicant: { id: 1, name: '沈雨桐' },
  appliedAt: '2026-09-01T00:00:00Z',
  askedAt: '',
  status: 'pending',
  rejectReason: null,
  reason: '',
  reviewerName: '',
  decidedAt: '',
  version: 1,
  similarCount: 0,
  contentId: 0,
  attempts: 0,
  ...change,
})
