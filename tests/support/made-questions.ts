import type { Subject } from './bank.ts'

/** A whole question as savequestion takes it: single choice, B right. */
export const writtenPart = (change: object = {}) => ({
  Kind: 1,
  Stem: '2 + 2 等于几？',
  Options: ['3', '4', '5', '6'],
  Answers: [['B']],
  AnyOrder: false,
  Analysis: '两个 2 是 4。',
  Points: 3,
  ...change,
})

let sent = 0

/** What is sent of it, for a place of a subject. */
export const savedQuestion = (subject: Subject, question: object = {}, change: object = {}) => ({
  Id: 0,
  Seen: 0,
  OrgId: 1,
  StageId: subject.stageId,
  SubjectId: subject.subjectId,
  VersionId: subject.versionId,
  BookId: subject.bookId,
  ChapterId: subject.sectionId,
  KnowId: subject.knowId,
  Level: 18,
  Year: 2026,
  Question: { ...writtenPart(), Parts: [], ...question },
  Pictures: [],
  Reason: '',
  Faults: [],
  Reply: '',
  ClientId: `made-question-${++sent}`,
  ...change,
})
