import { applyEdits } from '#contract/course-edit.ts'
import type { DraftSaved, DraftState, UnsentEdits } from '#domain/studio/course-draft.ts'
import type { ApplyEdits, CourseEdit } from '#domain/studio/course-edit.ts'
import type { HeardNews, WholeDraft } from '#domain/studio/course-studio.ts'
import { aCourse } from './a-course.ts'

/** As the app binds it: what the contract says of edits. */
export const apply = applyEdits as unknown as ApplyEdits

const RIGHTS = {
  edit: true,
  submit: true,
  recall: false,
  publish: false,
  return: false,
  withdraw: false,
  offer: false,
  discard: false,
  delete: true,
  invite: true,
}

/** Its course is that of `aCourse`. */
export const DRAFT_ID = 3

export const aState = (revision: number, change: Partial<DraftState> = {}): DraftState => ({
  id: DRAFT_ID,
  status: 'draft',
  revision,
  version: 0,
  contentId: 0,
  withdrawn: false,
  reason: '',
  submittedAt: '',
  updatedAt: '2026-11-23T02:00:00Z',
  rights: RIGHTS,
  ...change,
})

/** In review, where its makers may only take it back. */
export const inReview = (revision: number): DraftState =>
  aState(revision, {
    status: 'inReview',
    updatedAt: '2026-11-23T02:00:01Z',
    rights: { ...RIGHTS, edit: false, submit: false, recall: true, delete: false },
  })

const FILE = { fileId: 1, name: 'a1.mp4', suffix: 'mp4', size: 1000, duration: 600, url: '/a1.mp4' }

export const aWhole = (change: Partial<WholeDraft> = {}): WholeDraft => ({
  state: aState(1),
  organisation: { id: 1, name: '青禾实验学校' },
  owner: { id: 1, name: '沈雨桐' },
  editors: [],
  document: aCourse(),
  files: [FILE],
  questions: [],
  teachers: [{ id: 1, name: '沈雨桐' }],
  present: [],
  ...change,
})

export const someNews = (change: Partial<HeardNews> = {}): HeardNews => ({
  state: aState(1),
  entries: [],
  document: null,
  present: [],
  ...change,
})

export const rename = (was: string, value: string): CourseEdit => ({
  op: 'set',
  key: '',
  field: 'name',
  was,
  value,
})

/** One save of somebody else that makes this revision. */
export const anEntry = (
  revision: number,
  edits: readonly CourseEdit[],
  intentId = `of-others-${revision}`,
) => ({
  revision,
  userId: 8,
  userName: '顾明德',
  intentId,
  edits,
})

/** The server took it as the next revision after the one that its editor knew. */
export const receiptOf = (item: UnsentEdits, revision = item.revision + 1): DraftSaved => ({
  state: aState(revision),
  entries: [anEntry(revision, item.edits, item.intentId)],
  document: null,
  conflicts: [],
})

/** Somebody else had called the course 双曲线 before. */
export const clashOf = (item: UnsentEdits): DraftSaved => ({
  state: aState(3),
  entries: [anEntry(2, [rename('二次函数', '双曲线')]), anEntry(3, [], item.intentId)],
  document: null,
  conflicts: [{ index: 0, kind: 'changed', now: '双曲线' }],
})
