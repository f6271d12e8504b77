import type { UnsentEdits } from '#domain/studio/course-draft.ts'

/** What ports are asked with where the answer is none. */
export const A_PERSON = {
  quota: 0,
  account: '13700000001',
  name: '韩星野',
  title: '',
  roleId: 1,
  platformRight: 'none',
  schools: [],
} as const

export const A_ROSTER = {
  file: { name: '名册.csv', content: new Blob(['姓名,手机号\n']) },
  organisationId: 0,
}

export const A_CHOICE = { id: 1, kind: 'added', entries: [], chosen: true, sameAs: null } as const

export const A_BEGINNING = {
  secret: 'a secret of nobody',
  school: '山海小学',
  name: '江一苇',
  account: '13700000001',
  password: 'Yuanfang2026',
} as const

export const SEEN = { id: 4, rowVersion: 1 }

export const A_JOB = 'f1b9f8f2-0000-4000-8000-000000000000'

export const SOME_EDITS: UnsentEdits = {
  userId: 1,
  draftId: 1,
  revision: 1,
  intentId: 'edits-of-one',
  edits: [{ op: 'set', key: '', field: 'name', was: '', value: '浮力' }],
}
