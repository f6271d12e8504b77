import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { chanceFor } from '#demo/seed/random.ts'
import type { Db } from '#server/db/database.ts'
import { CONTENT_TYPE, content } from '#server/db/schema/content.ts'
import { contentTag } from '#server/db/schema/content-tag.ts'
import { curriculumNode, NODE_TYPE } from '#server/db/schema/curriculum-node.ts'
import { contentIndexRepository } from '#server/modules/content/content-index.repository.ts'
import {
  contentWriterRepository,
  type NewContent,
} from '#server/modules/content/content-writer.repository.ts'

const BEFORE = ['', '', '', '同步备课：', '单元复习：', '分层练习：', '一课一练：', '公开课：']
const AFTER = [
  '',
  '',
  '（第一课时）',
  '（第二课时）',
  '学习任务单',
  '课堂实录',
  '易错题整理',
  '思维导图',
  '课后作业',
  '知识清单',
]
const DAY_MS = 24 * 3600_000
const YEARS = 3
const PORTION = 5000

interface Place extends Record<string, unknown> {
  readonly id: number
  readonly book: number
  readonly version: number
  readonly subject: number
  readonly stage: number
  readonly grade: number
}

const bySubject = (places: readonly Place[]): ReadonlyMap<number, Place[]> => {
  const groups = new Map<number, Place[]>()
  for (const place of places) {
    const group = groups.get(place.subject) ?? []
    group.push(place)
    groups.set(place.subject, group)
  }
  return groups
}

/** Writes so many resources beside the seed: its own titles and texts varied, in every chapter of every book. */
export const addManyContents = async (db: Db, many: number, now: Date): Promise<void> => {
  const patterns = await db
    .select()
    .from(content)
    .where(and(eq(content.type, CONTENT_TYPE.resource), isNotNull(content.chapterId)))
  const chapters = await db.execute<Place>(
    sql`select c.id, b.id as book, b.grade_id as grade, v.id as version, s.id as subject, s.parent_id as stage
      from ${curriculumNode} c
      join ${curriculumNode} p on p.id = c.parent_id
      join ${curriculumNode} b on b.id = case when p.node_type = ${NODE_TYPE.book} then p.id else p.parent_id end
      join ${curriculumNode} v on v.id = b.parent_id
      join ${curriculumNode} s on s.id = v.parent_id
      where c.node_type = ${NODE_TYPE.chapter} order by c.id`,
  )
  const kinds = await db.select({ id: contentTag.tagId }).from(contentTag).groupBy(contentTag.tagId)
  const chance = chanceFor('a hundred thousand')
  const one = <T>(items: readonly T[]): T => {
    const item = items[chance(0, items.length - 1)]
    if (item === undefined) throw new Error('the seed has nothing to vary')
    return item
  }
  const ofSubject = bySubject(chapters.rows)
  const next = (): NewContent => {
    const { id: _, ...pattern } = one(patterns)
    const place = one(ofSubject.get(pattern.subjectId) ?? chapters.rows)
    const updatedAt = new Date(now.getTime() - chance(0, YEARS * 365) * DAY_MS - chance(0, DAY_MS))
    const viewCount = chance(0, 900) * chance(0, 14)
    return {
      content: {
        ...pattern,
        name: `${one(BEFORE)}${pattern.name}${one(AFTER)}`,
        stageId: place.stage,
        subjectId: place.subject,
        versionId: place.version,
        bookId: place.book,
        chapterId: place.id,
        gradeId: place.grade,
        viewCount,
        downloadCount: Math.floor(viewCount / chance(3, 12)),
        createdAt: updatedAt,
        updatedAt,
        schoolOnly: chance(0, 19) === 0,
      },
      tagIds: [one(kinds).id],
    }
  }
  for (let made = 0; made < many; made += PORTION) {
    const portion = Array.from({ length: Math.min(PORTION, many - made) }, next)
    await db.transaction((tx) => contentWriterRepository(tx).add(portion))
  }
  await contentIndexRepository(db).indexMissing()
  await db.execute(sql`vacuum analyze`)
}
