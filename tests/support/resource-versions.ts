import type { EditedResource, ResourceVersion, VersionToReview } from '#domain/release/resource-version.ts'

/** A resource as it is now; every field can be replaced. */
export const aResourceVersion = (change: Partial<ResourceVersion> = {}): ResourceVersion => ({
  id: 0,
  rowVersion: 1,
  number: 0,
  status: 'published',
  name: '浮力讲义',
  summary: '第一课时',
  introduction: '阿基米德原理',
  coverUrl: '',
  place: { stageId: 2, subjectId: 204, versionId: 0, bookId: 0, chapterId: 0 },
  knowId: 7,
  gradeId: 8,
  placeNames: ['初中', '物理'],
  kind: { id: 1, name: '课件' },
  file: {
    id: 5,
    name: '浮力讲义.pdf',
    suffix: 'pdf',
    size: 2048,
    hash: '0'.repeat(64),
    downloadUrl: '/files/5',
    previewUrl: '',
    previewKind: 'none',
    thumbUrl: '',
    updateTime: '2026-03-02T00:00:00Z',
  },
  remark: '',
  userName: '沈雨桐',
  createdAt: '2026-03-02T00:00:00Z',
  deciderName: '',
  decidedAt: '',
  reason: '',
  ...change,
})

export const anEditedResource = (change: Partial<EditedResource> = {}): EditedResource => ({
  id: 9,
  organisationName: '青禾实验学校',
  teacherName: '沈雨桐',
  number: 0,
  withdrawn: false,
  open: false,
  can: { edit: true, takeBack: false },
  kinds: [
    { id: 1, name: '课件' },
    { id: 2, name: '教案' },
  ],
  current: aResourceVersion(),
  versions: [],
  ...change,
})

export const aVersionToReview = (change: Partial<VersionToReview> = {}): VersionToReview => ({
  contentId: 9,
  organisationName: '青禾实验学校',
  teacherName: '沈雨桐',
  old: aResourceVersion(),
  new: aResourceVersion({ id: 3, status: 'waiting', name: '浮力讲义（修订）', remark: '勘误' }),
  own: false,
  ...change,
})
