import * as z from 'zod/mini'
import { courseDocument, emptyCourse } from '#contract/course-document.ts'
import { emptyLivePlan, livePlanDocument } from '#contract/live-plan-document.ts'
import { DRAFT_STATUS } from '#contract/studio.ts'
import {
  courseDraft,
  courseDraftEditor,
  courseDraftFile,
  courseVersion,
} from '../../db/schema/course-draft.ts'
import { livePlan, livePlanFile } from '../../db/schema/live-plan.ts'
import {
  amount,
  as,
  type Coming,
  type Field,
  file,
  ItemRefused,
  type Leaving,
  moment,
  orNull,
  ref,
  text,
  word,
} from '../world-field.ts'
import type { Kind, Part } from '../world-kind.ts'

/** What a name in a document names, whichever document it is. */
type Names = 'node' | 'person' | 'tag' | 'question' | 'file'

const NAMES: Readonly<Record<string, Names>> = {
  stageId: 'node',
  subjectId: 'node',
  versionId: 'node',
  bookId: 'node',
  chapterId: 'node',
  knowId: 'node',
  teachers: 'person',
  tagIds: 'tag',
  questionIds: 'question',
  questionId: 'question',
  fileId: 'file',
}

const mapped = (value: unknown, change: (names: Names, id: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => mapped(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => {
      const names = NAMES[name]
      if (names === undefined) return [name, mapped(inner, change)]
      return [name, Array.isArray(inner) ? inner.map((id) => change(names, id)) : change(names, inner)]
    }),
  )
}

/** A document of the studio, whose names are keys and files. */
const document = (shape: z.ZodMiniType): Field => ({
  schema: z.record(z.string(), z.unknown()),
  out: (value, to: Leaving) =>
    mapped(value, (names, id) => {
      if (id === 0) return ''
      return names === 'file' ? to.fileOf(id as number) : to.keyOf(names, id as number)
    }),
  in: (value, from: Coming) => {
    const read = mapped(value, (names, key) => {
      if (key === '') return 0
      return names === 'file' ? from.fileOf(String(key)) : from.idOf(names, String(key))
    })
    const checked = shape.safeParse(read)
    if (checked.success) return checked.data
    const [issue] = checked.error.issues
    throw new ItemRefused(`document.${issue?.path.map(String).join('.') ?? ''} 写得不对`)
  },
})

const shared = {
  school: as('organisationId', ref('school')),
  owner: as('ownerId', ref('person')),
  status: word(DRAFT_STATUS, 'draft'),
  revision: amount(1, 2_000_000_000, 1),
  version: amount(0, 2_000_000_000, 0),
  reason: text(1000, ''),
  /** Made by the client that began it; told apart for each owner. */
  clientId: text(100),
  createdAt: moment(),
  updatedAt: moment(),
} satisfies Record<string, Field>

const filesOf = (table: Part['table'], parent: string): Part => ({
  table,
  parent,
  order: ['fileId'],
  fields: { file: as('fileId', file()) },
  most: 5000,
})

const EXAMPLE = {
  school: 'school-1',
  owner: 'person-1',
  createdAt: '2026-09-01T08:00:00+08:00',
  updatedAt: '2026-09-01T08:00:00+08:00',
} as const

const PLACE = { stageId: 'junior', subjectId: 'math', versionId: '', bookId: '', chapterId: '', knowId: '' }

export const drafts: Kind = {
  kind: 'draft',
  file: 'drafts',
  title: '课程稿',
  table: courseDraft,
  fields: {
    ...shared,
    course: as('contentId', orNull(ref('course'))),
    document: document(courseDocument),
    submittedAt: orNull(moment()),
  },
  parts: {
    editors: {
      table: courseDraftEditor,
      parent: 'draftId',
      order: ['userId'],
      fields: { person: as('userId', ref('person')) },
      most: 100,
    },
    files: filesOf(courseDraftFile, 'draftId'),
    versions: {
      table: courseVersion,
      parent: 'draftId',
      order: ['version'],
      fields: {
        version: amount(1, 2_000_000_000),
        document: document(courseDocument),
        by: as('userId', ref('person')),
        at: moment(),
      },
      most: 1000,
    },
  },
  examples: [
    {
      key: 'draft-1',
      ...EXAMPLE,
      clientId: 'draft-1',
      document: { ...emptyCourse('全等三角形', 0), teachers: ['person-1'], place: PLACE },
    },
  ],
}

export const livePlans: Kind = {
  kind: 'livePlan',
  file: 'live-plans',
  title: '直播计划',
  table: livePlan,
  fields: {
    ...shared,
    live: as('contentId', orNull(ref('live'))),
    document: document(livePlanDocument),
    published: orNull(document(livePlanDocument)),
    intentId: text(100, ''),
  },
  parts: { files: filesOf(livePlanFile, 'planId') },
  examples: [
    {
      key: 'live-plan-1',
      ...EXAMPLE,
      clientId: 'live-plan-1',
      document: {
        ...emptyLivePlan('每周答疑', 0, 'lesson-1'),
        teachers: ['person-1'],
        place: PLACE,
        startTime: '',
      },
    },
  ],
}
