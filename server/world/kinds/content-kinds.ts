import * as z from 'zod/mini'
import { content } from '../../db/schema/content.ts'
import { contentTag } from '../../db/schema/content-tag.ts'
import { contentWithdrawal } from '../../db/schema/content-withdrawal.ts'
import { explanationVideo } from '../../db/schema/explanation-video.ts'
import { QUESTION_TYPE, question } from '../../db/schema/question.ts'
import { KEY_MARK, keyOfAll, keyOfSchool } from '../../import/questions/import-key.ts'
import {
  amount,
  as,
  type Coming,
  type Field,
  file,
  flag,
  html,
  htmlIn,
  htmlOut,
  type Leaving,
  moment,
  name,
  orNull,
  picture,
  ref,
  share,
  text,
  word,
} from '../world-field.ts'
import type { Kind, Part } from '../world-kind.ts'
import { TYPES } from './frame-kinds.ts'

const node = (column: string): Field => as(column, orNull(ref('node')))

/** What every content says. Counts of favourites and comments stay where those are. */
export const contentFields = {
  name: name(300),
  summary: text(1000, ''),
  introduction: text(20_000, ''),
  cover: as('coverUrl', picture()),
  stage: as('stageId', ref('node')),
  subject: as('subjectId', ref('node')),
  edition: node('versionId'),
  book: node('bookId'),
  chapter: node('chapterId'),
  point: node('knowId'),
  grade: as('gradeId', amount(0, 12, 0)),
  teacher: as('teacherId', ref('person')),
  school: as('organisationId', ref('school')),
  viewCount: amount(0, 2_000_000_000, 0),
  downloadCount: amount(0, 2_000_000_000, 0),
  createdAt: moment(),
  updatedAt: moment(),
  schoolOnly: flag(),
  releasedAt: orNull(moment()),
  withdrawnAt: orNull(moment()),
} satisfies Record<string, Field>

const tags: Part = {
  table: contentTag,
  parent: 'contentId',
  order: ['tagId'],
  fields: { tag: as('tagId', ref('tag')) },
  most: 100,
}

const withdrawal: Part = {
  table: contentWithdrawal,
  parent: 'contentId',
  order: ['contentId'],
  single: true,
  fields: { by: as('userId', orNull(ref('person'))), reason: text(500, ''), at: moment(), moderated: flag() },
  most: 1,
}

const explanations: Part = {
  table: explanationVideo,
  parent: 'contentId',
  order: ['sort', 'id'],
  keyed: 'explanation',
  fields: {
    name: name(300),
    cover: as('coverUrl', picture()),
    file: as('fileId', file()),
    duration: amount(0, 86_400, 0),
  },
  most: 100,
}

export const contentParts = { tags, withdrawal, explanations }

/** What every content of the template says. */
export const CONTENT_EXAMPLE = {
  stage: 'junior',
  subject: 'math',
  teacher: 'person-1',
  school: 'school-1',
  createdAt: '2026-09-01T08:00:00+08:00',
  updatedAt: '2026-09-01T08:00:00+08:00',
} as const

export const NO_FILE = { fileId: null, suffix: '', fileSize: 0 } as const

export const resources: Kind = {
  kind: 'resource',
  file: 'resources',
  title: '资源',
  table: content,
  only: { type: TYPES.resource },
  found: 'id',
  fields: {
    ...contentFields,
    file: as('fileId', orNull(file())),
    suffix: text(8, ''),
    fileSize: amount(0, Number.MAX_SAFE_INTEGER, 0),
    duration: amount(0, 1_000_000, 0),
    sectionCount: amount(0, 100_000, 0),
  },
  parts: contentParts,
  examples: [
    {
      key: 'resource-1',
      name: '勾股定理学案',
      ...CONTENT_EXAMPLE,
      file: 'files/handout.pdf',
      suffix: 'pdf',
      tags: [{ tag: 'kind-exam' }],
    },
  ],
}

/** Texts of a list, each of them HTML. */
const mapped = <T>(value: unknown, change: (html: string) => T) => (value as readonly string[]).map(change)

const TEXT = z.string().check(z.maxLength(100_000))

const options: Field = {
  schema: z
    .array(z.strictObject({ key: z.string().check(z.maxLength(5)), content: TEXT }))
    .check(z.maxLength(30)),
  usual: [],
  out: (value, to: Leaving) =>
    (value as { key: string; content: string }[]).map((it) => ({
      key: it.key,
      content: htmlOut(it.content, to),
    })),
  in: (value, from: Coming) =>
    (value as { key: string; content: string }[]).map((it) => ({ ...it, content: htmlIn(it.content, from) })),
}

const answers: Field = {
  schema: z.array(z.array(TEXT).check(z.maxLength(100))).check(z.maxLength(100)),
  usual: [],
  out: (value, to) =>
    (value as string[][]).map((forms) => mapped(forms, (it) => (it.includes('<') ? htmlOut(it, to) : it))),
  // Forms of blanks are compared with what is typed: only what has a tag is HTML.
  in: (value, from) =>
    (value as string[][]).map((forms) => mapped(forms, (it) => (it.includes('<') ? htmlIn(it, from) : it))),
}

const rubric: Field = {
  schema: z.array(z.strictObject({ text: TEXT, points: z.number() })).check(z.maxLength(100)),
  usual: [],
  out: (value, to) =>
    (value as { text: string; points: number }[]).map((it) => ({ ...it, text: htmlOut(it.text, to) })),
  in: (value, from) =>
    (value as { text: string; points: number }[]).map((it) => ({ ...it, text: htmlIn(it.text, from) })),
}

/** By what the same file is known again; of one that is a school's own with the key of that school. */
const importKey: Field = {
  schema: z.string().check(z.maxLength(300)),
  out: (value, { keyOf }) => {
    const [key = '', school] = (value as string).split(KEY_MARK)
    return school === undefined ? key : `${key}${KEY_MARK}${keyOf('school', Number(school))}`
  },
  in: (value, { idOf }) => {
    const at = (value as string).indexOf(KEY_MARK)
    if (at < 0) return value
    return keyOfSchool(keyOfAll(value as string), idOf('school', (value as string).slice(at + 1)))
  },
}

const questionFields = {
  type: as('questionType', word(QUESTION_TYPE)),
  stem: html(),
  options,
  answers,
  anyOrder: flag(),
  analysis: html(),
  rubric,
  score: share(0, 1000),
  difficulty: share(0, 1),
  difficultyLevel: amount(17, 21),
  year: amount(0, 2200, 0),
  area: as('areaName', text(100, '')),
  source: as('sourceTitle', text(200, '')),
  point: as('knowId', orNull(ref('node'))),
} satisfies Record<string, Field>

export const questions: Kind = {
  kind: 'question',
  file: 'questions',
  title: '题目',
  table: question,
  only: { parentId: null },
  found: 'contentId',
  fields: { ...questionFields, importKey: orNull(importKey) },
  above: {
    name: 'bank',
    column: 'contentId',
    table: content,
    only: { type: TYPES.question },
    fresh: NO_FILE,
    fields: {
      ...contentFields,
      duration: amount(0, 1_000_000, 0),
      sectionCount: amount(0, 100_000, 0),
    },
    parts: { tags, withdrawal, explanations },
  },
  parts: {
    parts: {
      table: question,
      parent: 'parentId',
      order: ['sort', 'id'],
      keyed: 'part',
      fields: questionFields,
      most: 100,
    },
  },
  examples: [
    {
      key: 'question-1',
      type: 'single',
      stem: '<p>二加二等于几？</p>',
      options: [
        { key: 'A', content: '三' },
        { key: 'B', content: '四' },
      ],
      answers: [['B']],
      analysis: '<p>数一数。</p>',
      score: 5,
      difficulty: 0.1,
      difficultyLevel: 17,
      bank: {
        name: '二加二等于几？',
        ...CONTENT_EXAMPLE,
      },
    },
  ],
}
