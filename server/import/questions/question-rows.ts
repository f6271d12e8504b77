import type { content } from '../../db/schema/content.ts'
import { CONTENT_TYPE } from '../../db/schema/content.ts'
import { QUESTION_TYPE, type QuestionType, type question } from '../../db/schema/question.ts'
import { questionName } from '../../modules/content/question-name.ts'
import { DEFAULT_WEIGHTS, difficultyFor, levelFor } from '../../modules/question/default-weights.ts'
import { type DraftPart, type DraftQuestion, keyAt, pointsOfRubric } from './draft.ts'
import type { QuestionMetadata } from './question-metadata.ts'

/** Where in the curriculum imported questions go. */
export interface ImportPlace {
  readonly stageId: number
  readonly subjectId: number
  readonly versionId: number | null
  readonly bookId: number | null
  readonly chapterId: number | null
  readonly knowId: number | null
  readonly gradeId: number
}

/** Who brings them in, and for which school. */
export interface ImportAuthor {
  readonly userId: number
  readonly organisationId: number
}

/** Of questions of which their file says nothing else. */
export interface FileDefaults {
  /** What is shown as their source; '' for nothing. */
  readonly source: string
  /** 0 for none. */
  readonly year: number
}

const TYPES: Readonly<Record<DraftQuestion['kind'], QuestionType>> = QUESTION_TYPE

type Placed = { readonly knowId: number | null } & FileDefaults

const MILLIONTHS = 1e6

/** How hard it is, as far as anybody said, else as its kind usually is. */
const hardnessOf = (kind: QuestionType, { level, difficulty }: QuestionMetadata) => {
  const [, usual, usualLevel] = DEFAULT_WEIGHTS[kind]
  // Nearer to nothing than single precision holds is nothing.
  if (difficulty !== null)
    return {
      difficulty: Math.round(difficulty * MILLIONTHS) / MILLIONTHS,
      difficultyLevel: level ?? levelFor(difficulty),
    }
  if (level === null) return { difficulty: usual, difficultyLevel: usualLevel }
  return { difficulty: difficultyFor(level) ?? usual, difficultyLevel: level }
}

const rowOf = (
  part: DraftPart | DraftQuestion,
  particulars: QuestionMetadata,
  { knowId, source, year }: Placed,
): Omit<typeof question.$inferInsert, 'score'> => {
  const questionType = TYPES[part.kind]
  return {
    questionType,
    stem: part.stem,
    options: part.options.map((content, index) => ({ key: keyAt(index), content })),
    answers: part.answers,
    anyOrder: part.anyOrder,
    analysis: part.analysis,
    rubric: part.rubric,
    ...hardnessOf(questionType, particulars),
    year: particulars.year || year,
    areaName: particulars.area,
    sourceTitle: particulars.source || source,
    knowId,
  }
}

const usualScore = ({ kind, rubric }: DraftPart): number =>
  rubric.length > 0 ? pointsOfRubric(rubric) : DEFAULT_WEIGHTS[TYPES[kind]][0]

/** A share of the points of the whole, as far as the file says only those. */
const partScore = (part: DraftPart, { score, parts }: DraftQuestion): number =>
  part.score ?? (score === null ? usualScore(part) : score / parts.length)

const rounded = (points: number): number => Math.round(points * 100) / 100

const scoreOf = (draft: DraftQuestion): number => {
  if (draft.score !== null) return draft.score
  if (draft.kind !== 'composite') return usualScore({ ...draft, kind: draft.kind })
  return draft.parts.reduce((sum, part) => sum + partScore(part, draft), 0)
}

/** What is said of the whole is not said of each part. */
const NO_HARDNESS: Pick<QuestionMetadata, 'level' | 'difficulty'> = { level: null, difficulty: null }

/** A question as a row of the bank and the rows of its parts. */
export const questionRowsOf = (draft: DraftQuestion, importKey: string, placed: Placed) => ({
  whole: (contentId: number): typeof question.$inferInsert => ({
    ...rowOf(draft, draft.particulars, placed),
    contentId,
    importKey,
    score: rounded(scoreOf(draft)),
  }),
  parts: (parentId: number): (typeof question.$inferInsert)[] =>
    draft.parts.map((part, index) => ({
      ...rowOf(part, { ...draft.particulars, ...NO_HARDNESS }, placed),
      parentId,
      sort: index + 1,
      score: rounded(partScore(part, draft)),
    })),
})

/** The content that a question is: its title and folder are kept where they are found and read. */
export const contentRowOf = (
  draft: DraftQuestion,
  place: ImportPlace,
  { userId, organisationId }: ImportAuthor,
  now: Date,
): typeof content.$inferInsert => ({
  ...place,
  type: CONTENT_TYPE.question,
  name: questionName(draft.stem) || draft.title || questionName(draft.parts[0]?.stem ?? '') || '图片题',
  summary: draft.title,
  introduction: draft.category,
  coverUrl: '',
  teacherId: userId,
  organisationId,
  // Until a reviewer of the school releases it (docs/decisions/0169-question-import-batches.md).
  schoolOnly: true,
  fileId: null,
  suffix: '',
  fileSize: 0,
  duration: 0,
  sectionCount: 0,
  createdAt: now,
  updatedAt: now,
})
