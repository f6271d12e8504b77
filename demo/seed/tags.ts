import { gradeName } from '#server/modules/content/content-card.ts'
import type { ResourceKind } from '../content/types.ts'
import { RESOURCE_KINDS } from './catalogue.ts'

/** 课型: how a course is meant to be used. */
const LESSON_KINDS = ['新授课', '实验课', '专题课', '复习课'] as const
type LessonKind = (typeof LESSON_KINDS)[number]

const FORMATS: readonly (readonly [name: string, suffixes: readonly string[]])[] = [
  ['PPT', ['pptx', 'ppt']],
  ['Word', ['docx', 'doc']],
  ['PDF', ['pdf']],
  ['Excel', ['xlsx', 'xls']],
  ['视频', ['mp4']],
  ['图片', ['png', 'jpg', 'jpeg', 'gif']],
]

const GRADES = Array.from({ length: 12 }, (_, index) => index + 1)

const GROUPS = [
  { code: 'resource-kind', name: '类型', multiple: false, source: 'given' },
  { code: 'lesson-kind', name: '课型', multiple: false, source: 'given' },
  { code: 'grade', name: '年级', multiple: true, source: 'grade' },
  { code: 'format', name: '格式', multiple: true, source: 'suffix' },
] as const

const TAGS: Readonly<
  Record<(typeof GROUPS)[number]['code'], readonly { name: string; values: readonly string[] }[]>
> = {
  'resource-kind': RESOURCE_KINDS.map((name) => ({ name, values: [] })),
  'lesson-kind': LESSON_KINDS.map((name) => ({ name, values: [] })),
  grade: GRADES.map((grade) => ({ name: gradeName(grade), values: [String(grade)] })),
  format: FORMATS.map(([name, values]) => ({ name, values })),
}

export const tagGroups = GROUPS.map((group, index) => ({ ...group, id: index + 1, sort: index + 1 }))

export const tags = tagGroups
  .flatMap(({ id, code }) =>
    TAGS[code].map(({ name, values }, index) => ({
      groupId: id,
      name,
      values: [...values],
      sort: index + 1,
    })),
  )
  .map((tag, index) => ({ ...tag, id: index + 1 }))

export const tagId = (name: ResourceKind | LessonKind): number => {
  const found = tags.find((tag) => tag.name === name)
  if (!found) throw new Error(`seed: there is no tag ${name}`)
  return found.id
}

const SIGNS: readonly (readonly [LessonKind, RegExp])[] = [
  ['复习课', /复习|冲刺|[中高]考/],
  ['专题课', /专题|方法|应用|[三四五]讲|写作|读写|整本书|策略|活动/],
]

/** A school may be called 实验学校 without experimenting. */
const EXPERIMENT = /实验(?!学校|室)/

/** What a course is by its title; 实验课 only where one of its films shows an experiment. */
export const lessonKindOf = (title: string, filmed: readonly string[]): LessonKind => {
  const said = SIGNS.find(([, sign]) => sign.test(title))?.[0] ?? '新授课'
  const shows = filmed.some((name) => EXPERIMENT.test(name)) || (filmed.length > 0 && EXPERIMENT.test(title))
  return said !== '复习课' && shows ? '实验课' : said
}
