import { buffer } from 'node:stream/consumers'
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { CONTENT_TYPE, content } from '../../db/schema/content.ts'
import { file } from '../../db/schema/file.ts'
import { QUESTION_TYPE, question } from '../../db/schema/question.ts'
import { filesIn } from '../../html/rich-text.ts'
import { inScope } from '../../modules/content/content-filter.ts'
import type { Storage } from '../../storage/storage.ts'
import { readFileOf } from '../../storage/stored-files.ts'
import type { DraftPart, DraftPicture, DraftQuestion, PartKind } from './draft.ts'
import { mapTexts, pictureSource } from './picture-source.ts'
import type { QuestionMetadata } from './question-metadata.ts'
import type { ImportPlace } from './question-rows.ts'

type QuestionRow = typeof question.$inferSelect

const KINDS = Object.fromEntries(
  Object.entries(QUESTION_TYPE).map(([kind, type]) => [type, kind]),
) as Readonly<Record<QuestionRow['questionType'], DraftQuestion['kind']>>

const AT_ONCE = 200

const partOf = ({
  stem,
  options,
  answers,
  anyOrder,
  analysis,
  score,
  questionType,
}: QuestionRow): Omit<DraftPart, 'kind'> & {
  readonly kind: DraftQuestion['kind']
} => ({
  kind: KINDS[questionType],
  stem,
  options: options.map((option) => option.content),
  answers,
  anyOrder,
  analysis,
  score,
})

const particularsOf = (row: QuestionRow): QuestionMetadata => ({
  level: row.difficultyLevel,
  difficulty: row.difficulty,
  year: row.year,
  area: row.areaName,
  source: row.sourceTitle,
})

const isPart = <T extends { readonly kind: DraftQuestion['kind'] }>(
  part: T,
): part is T & { readonly kind: PartKind } => part.kind !== 'composite'

/** In and below a place. */
const within = ({ stageId, subjectId, versionId, bookId, chapterId, knowId }: ImportPlace): SQL | undefined =>
  and(
    eq(content.type, CONTENT_TYPE.question),
    isNull(content.withdrawnAt),
    inScope({
      stageId,
      subjectId,
      gradeId: 0,
      versionId: versionId ?? 0,
      bookId: bookId ?? 0,
      chapterId: chapterId ?? 0,
      knowId: knowId ?? 0,
    }),
  )

const FILE = /data-file="(\d+)"/g

const picturesOf = async (
  db: Db,
  storage: Storage,
  ids: readonly number[],
): Promise<ReadonlyMap<string, DraftPicture>> => {
  if (ids.length === 0) return new Map()
  const files = await db
    .select()
    .from(file)
    .where(inArray(file.id, [...new Set(ids)]))
  const entries = files.map(
    async ({ id, store, path, suffix }): Promise<[string, DraftPicture]> => [
      String(id),
      { name: `${id}.${suffix}`, bytes: await buffer(await readFileOf(storage, { store, path })) },
    ],
  )
  return new Map(await Promise.all(entries))
}

/** The questions of the bank in and below a place, as any of the formats is written from; in the order of their making. */
export const questionsAt = async (
  { db, storage }: { readonly db: Db; readonly storage: Storage },
  place: ImportPlace,
  { visible, most }: { readonly visible?: SQL | undefined; readonly most?: number } = {},
): Promise<readonly DraftQuestion[]> => {
  const wholes = await db
    .select({ row: question, title: content.summary, category: content.introduction })
    .from(question)
    .innerJoin(content, eq(content.id, question.contentId))
    .where(and(within(place), visible))
    .orderBy(asc(question.id))
    .limit(most ?? Number.MAX_SAFE_INTEGER)
  const drafts: DraftQuestion[] = []
  for (let from = 0; from < wholes.length; from += AT_ONCE) {
    const portion = wholes.slice(from, from + AT_ONCE)
    const ids = portion.map(({ row }) => row.id)
    const parts = await db
      .select()
      .from(question)
      .where(inArray(question.parentId, ids))
      .orderBy(asc(question.sort))
    for (const { row, title, category } of portion) {
      const own = parts.filter(({ parentId }) => parentId === row.id)
      const files: number[] = []
      const named = (html: string): string => {
        files.push(...filesIn(html))
        return html.replace(FILE, (_, id: string) => `src="${pictureSource(id)}"`)
      }
      const draft = mapTexts<DraftQuestion>(
        {
          ...partOf(row),
          parts: own.map(partOf).filter(isPart),
          title,
          category,
          knowledge: '',
          chapter: '',
          particulars: particularsOf(row),
          pictures: new Map(),
        },
        named,
      )
      drafts.push({ ...draft, pictures: await picturesOf(db, storage, files) })
    }
  }
  return drafts
}
