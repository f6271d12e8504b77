import { buffer } from 'node:stream/consumers'
import { QUESTION_TYPE, type question } from '../../db/schema/question.ts'
import { filesIn, withFileNames } from '../../html/rich-text.ts'
import type { Storage } from '../../storage/storage.ts'
import { readFileOf } from '../../storage/stored-files.ts'
import type { BankQuestionRepository, BankQuestionsSeen } from './bank-question.repository.ts'
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
  rubric,
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
  rubric,
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

/** A question of the bank with its parts, its pictures named by their files. */
export const draftOfRows = (
  row: QuestionRow,
  parts: readonly QuestionRow[],
  { title, category }: { readonly title: string; readonly category: string } = { title: '', category: '' },
): DraftQuestion => ({
  ...partOf(row),
  parts: parts.map(partOf).filter(isPart),
  title,
  category,
  knowledge: '',
  chapter: '',
  particulars: particularsOf(row),
  pictures: new Map(),
})

const picturesOf = async (
  bank: BankQuestionRepository,
  storage: Storage,
  ids: readonly number[],
): Promise<ReadonlyMap<string, DraftPicture>> => {
  if (ids.length === 0) return new Map()
  const files = await bank.findFiles(ids)
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
  { bank, storage }: { readonly bank: BankQuestionRepository; readonly storage: Storage },
  place: ImportPlace,
  { seen, most }: { readonly seen?: BankQuestionsSeen; readonly most?: number } = {},
): Promise<readonly DraftQuestion[]> => {
  const wholes = await bank.findWholes(place, seen, most ?? Number.MAX_SAFE_INTEGER)
  const drafts: DraftQuestion[] = []
  for (let from = 0; from < wholes.length; from += AT_ONCE) {
    const portion = wholes.slice(from, from + AT_ONCE)
    const parts = await bank.findParts(portion.map(({ row }) => row.id))
    for (const { row, title, category } of portion) {
      const own = parts.filter(({ parentId }) => parentId === row.id)
      const files: number[] = []
      const named = (html: string): string => {
        files.push(...filesIn(html))
        return withFileNames(html, (id) => `src="${pictureSource(String(id))}"`)
      }
      const draft = mapTexts<DraftQuestion>(draftOfRows(row, own, { title, category }), named)
      drafts.push({ ...draft, pictures: await picturesOf(bank, storage, files) })
    }
  }
  return drafts
}
