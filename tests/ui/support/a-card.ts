import type { ContentCard } from '#domain/catalogue/content-card.ts'

const NOWHERE = { id: 0, name: '' }

/** A recorded course in the middle of its book; every field can be replaced. */
export const aCard = (change: Partial<ContentCard> = {}): ContentCard => ({
  id: 7,
  type: 1,
  name: '勾股定理：从赵爽弦图到实际应用',
  coverUrl: '',
  summary: '',
  place: {
    stage: { id: 2, name: '初中' },
    subject: { id: 202, name: '数学' },
    grade: NOWHERE,
    version: { id: 1, name: '人教版' },
    book: { id: 9, name: '八年级下册' },
    chapter: NOWHERE,
  },
  tags: [],
  teacherName: '李文静',
  organisationName: '青禾实验学校',
  suffix: '',
  fileSize: 0,
  duration: 5760,
  sectionCount: 8,
  questionCount: 14,
  viewCount: 12_345,
  downloadCount: 320,
  favouriteCount: 56,
  commentCount: 3,
  favourite: false,
  progress: 0,
  liveStatus: 'none',
  startTime: '',
  endTime: '',
  cancelled: false,
  reserved: null,
  updateTime: '2026-09-03T02:20:00Z',
  ...change,
})
