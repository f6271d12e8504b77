import type { ContentType } from '#domain/catalogue/category.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import { BANK } from './bank.ts'
import { card, UNITS } from './card.ts'
import { COURSES } from './courses.ts'
import { livesAt } from './lives.ts'
import { RESOURCES } from './resources.ts'

/** Kinds of resources with their format; a tag's id is its place here, from 1. */
export const RESOURCE_KINDS: readonly (readonly [name: string, suffix: string])[] = [
  ['课件', 'pptx'],
  ['教案', 'docx'],
  ['学案', 'docx'],
  ['试卷', 'pdf'],
  ['微课', 'mp4'],
  ['素材', 'jpg'],
]

const BOOKS: readonly (readonly [at: string, teacherName: string])[] = [
  ['初中 数学 人教版 七年级上册', '李文静'],
  ['初中 数学 人教版 八年级下册', '李文静'],
  ['初中 语文 统编版 八年级上册', '周建国'],
  ['初中 物理 人教版 九年级全一册', '陈晓岚'],
  ['高中 化学 人教版 必修第一册', '吴海燕'],
  ['小学 语文 统编版 一年级下册', '孙玉梅'],
]

/** What a data of every book holds: of each unit a course-ware, a plan and a paper. */
const SHELVES: readonly ContentCard[] = BOOKS.flatMap(([at, teacherName], book) =>
  UNITS.flatMap((unit, index) =>
    [0, 1, 3].map((kind) => {
      const [name, suffix] = RESOURCE_KINDS[kind] ?? ['', '']
      return card({
        // The unit of a card follows from its id.
        id: 4000 + book * 100 + kind * UNITS.length + index,
        type: CONTENT_TYPE.resource,
        name: `${at.split(' ')[3] ?? ''}${unit}${name}`,
        at,
        teacherName,
        summary: `${unit}配套${name}。`,
        suffix,
        fileSize: (kind + 1) * 300_000,
        tags: [{ id: kind + 1, name }],
        updateTime: new Date(Date.UTC(2026, 7, 1 + book + index)).toISOString(),
      })
    }),
  ),
)

/** Everything that lists and searches go through; `now` in milliseconds. */
export const libraryAt = (now: number): readonly ContentCard[] => [
  ...COURSES,
  ...livesAt(now),
  ...RESOURCES,
  ...SHELVES,
  ...BANK.map(({ card: question }) => question),
]

export const isOfType =
  (type: ContentType | 0) =>
  (content: ContentCard): boolean =>
    type === 0 || content.type === type
