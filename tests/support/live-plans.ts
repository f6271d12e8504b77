import type { LivePlan, LivePlanDocument, PlanSession } from '#domain/studio/live-plan.ts'

/** A lesson of a plan, with a film. */
export const aPlanSession = (key: string, change: Partial<PlanSession> = {}): PlanSession => ({
  key,
  name: '第 1 讲',
  film: { fileId: 1, name: '课堂.mp4', duration: 600 },
  questionIds: [],
  ...change,
})

/** A plan of one lesson that nothing is missing from. */
export const aPlanDocument = (change: Partial<LivePlanDocument> = {}): LivePlanDocument => ({
  name: '函数专题',
  summary: '',
  introduction: '',
  cover: null,
  teachers: [1],
  place: { stageId: 1, subjectId: 1, versionId: 0, bookId: 0, chapterId: 0, knowId: 0 },
  startTime: '2026-03-03T08:00:00.000Z',
  minutes: 45,
  streamUrl: '',
  sessions: [aPlanSession('session-1')],
  ...change,
})

/** That plan as its owner has it before it is handed in. */
export const aLivePlan = (change: Partial<LivePlan> = {}): LivePlan => ({
  id: 7,
  status: 'draft',
  revision: 1,
  version: 0,
  contentId: 0,
  reason: '',
  updatedAt: '2026-03-02T08:00:00.000Z',
  school: { id: 1, name: '青禾实验学校' },
  ownerName: '沈雨桐',
  document: aPlanDocument(),
  coverUrl: '',
  filmUrls: {},
  questions: [],
  teachers: [{ id: 1, name: '沈雨桐' }],
  occurrences: [],
  clashes: [],
  rights: {
    edit: true,
    submit: true,
    recall: false,
    publish: false,
    return: false,
    discard: false,
    delete: true,
    cancel: false,
  },
  ...change,
})
