import type { PublishedThing } from '#domain/release/published.ts'
import type { ReleaseRequest } from '#domain/release/release-request.ts'

export const aThing = (change: Partial<PublishedThing> = {}): PublishedThing => ({
  id: 1,
  type: 3,
  name: '浮力讲义',
  place: ['初中', '物理'],
  organisationName: '青禾实验学校',
  teacherName: '沈雨桐',
  createdAt: '2026-03-02T00:00:00Z',
  withdrawal: 'none',
  withdrawReason: '',
  version: 'none',
  versionReason: '',
  studioId: 0,
  editable: false,
  state: 'school',
  reason: '',
  can: { ask: true, takeBack: false, end: false, withdraw: false, offer: false },
  use: { views: 12, downloads: 3, favourites: 2, learners: 1, comments: 0 },
  ...change,
})

export const aRelease = (change: Partial<ReleaseRequest> = {}): ReleaseRequest => ({
  id: 1,
  rowVersion: 1,
  status: 'asked',
  contentId: 9,
  type: 3,
  name: '浮力讲义',
  summary: '第一课时',
  place: ['初中', '物理'],
  organisationName: '青禾实验学校',
  teacherName: '沈雨桐',
  userName: '沈雨桐',
  askedAt: '2026-03-02T00:00:00Z',
  reason: '',
  deciderName: '',
  decidedAt: '',
  withdrawn: false,
  own: false,
  ...change,
})
