import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { PaperDraft } from '#domain/paper/paper.ts'
import { PLAIN_FRAME } from '#domain/paper/paper-frame.ts'
import { WHOLE_BANK } from '#domain/question/bank-query.ts'
import type { AnswerItem } from '#domain/question/question.ts'
import type { QuestionImport } from '#domain/question/question-import.ts'
import { AS_ASKED, type Decision } from '#domain/review/verdict.ts'
import { wholeLibrary } from '#domain/school-file/library-query.ts'
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

export const LIBRARY = { ...wholeLibrary(1), suffixes: [] }

export const A_FILE: FileItem = {
  id: 1,
  name: '浮力.pdf',
  suffix: 'pdf',
  size: 1,
  hash: '0'.repeat(64),
  downloadUrl: '',
  previewUrl: '',
  previewKind: 'none',
  thumbUrl: '',
  updateTime: '',
}

export const A_PAPER: PaperDraft = {
  name: '期中练习',
  kind: 'paper',
  minutes: 0,
  sections: [],
  frame: PLAIN_FRAME,
}
export const A_DECISION: Decision = {
  organisationId: 1,
  requests: [{ id: 1, version: 1 }],
  verdict: { kind: 'approve', correction: AS_ASKED },
}
export const CHOSEN = { folderIds: [], fileIds: [1] }

export const AN_IMPORT: QuestionImport = {
  file: { name: '题.txt', content: new Blob(['一加一等于 {=二 ~三}']) },
  place: WHOLE_BANK,
  source: '',
  corrections: {},
}

export const AN_ANSWER: AnswerItem = {
  questionId: 1,
  pointId: 0,
  answer: ['A'],
  useTime: 1,
  clientId: 'an-answer-of-one',
}
