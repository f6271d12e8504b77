import { CONTENT_TYPE } from '#server/db/schema/content.ts'
import { QUESTION_TYPE, type QuestionType } from '#server/db/schema/question.ts'
import { questionName } from '#server/modules/content/question-name.ts'
import type { StageKey } from '../content/types.ts'
import { BANKS, questionsOf } from '../question-bank/index.ts'
import type { BankQuestion, Level, SubjectBank } from '../question-bank/types.ts'
import type { QuestionContent } from '../questions/types.ts'
import type { Contents } from './contents.ts'
import type { Curriculum } from './curriculum.ts'
import type { SeedFiles } from './files.ts'
import type { QuestionRows } from './question-rows.ts'
import { type Chance, chanceFor } from './random.ts'

const DAY_MS = 24 * 3600_000

/** The share that is expected to get it wrong, in percent. */
const DIFFICULTY: Readonly<Record<Level, number>> = { 17: 12, 18: 28, 19: 42, 20: 60, 21: 78 }

const KINDS: Readonly<Record<QuestionType, string>> = {
  [QUESTION_TYPE.single]: '单项选择题',
  [QUESTION_TYPE.multiple]: '多项选择题',
  [QUESTION_TYPE.judgement]: '判断题',
  [QUESTION_TYPE.blanks]: '填空题',
  [QUESTION_TYPE.essay]: '解答题',
  [QUESTION_TYPE.composite]: '综合题',
}

/** Where teachers of the demonstration schools made a question; the books of some publishers belong to a region. */
const AREAS = ['全国', '江城', '清河'] as const
const REGIONAL: readonly (readonly [version: string, area: string])[] = [
  ['苏', '江苏'],
  ['译林', '江苏'],
  ['浙', '浙江'],
]

const PRACTICES = ['同步练习', '课后作业', '单元检测', '期中练习', '期末练习'] as const
const EXAMINATIONS: Readonly<Record<StageKey, string>> = {
  primary: '毕业练习',
  junior: '中考模拟',
  senior: '高考模拟',
}

const areaOf = (place: string, chance: Chance): string =>
  REGIONAL.find(([version]) => place.startsWith(version))?.[1] ?? AREAS[chance(0, AREAS.length - 1)] ?? ''

const sourceOf = (level: Level, stage: StageKey, chance: Chance): string => {
  const practice = PRACTICES[chance(0, PRACTICES.length - 1)] ?? ''
  return `知源题库·${level >= 20 && chance(0, 1) === 1 ? EXAMINATIONS[stage] : practice}`
}

/** As demo/generator draws the cards of pictures; half of it, so that it fits beside the text. */
const PICTURE = 'width="640" height="360"'

/** The question with its picture under the stem, named by its file. */
const withPicture = ({ question, picture }: BankQuestion, files: SeedFiles): QuestionContent => {
  if (!picture) return question
  const { id } = 'drawing' in picture ? files.drawing(picture.drawing) : files.resource(picture.resource)
  return {
    ...question,
    stem: `${question.stem}<p><img data-file="${id}" alt="${picture.alt}" ${PICTURE} /></p>`,
  }
}

/** Adds the questions of the bank to the contents and to the questions; each is both. */
export const addBank = (
  contents: Contents,
  curriculum: Curriculum,
  files: SeedFiles,
  questions: QuestionRows,
  now: Date,
): void => {
  const addOne = ({ subject, stage }: SubjectBank, it: BankQuestion, index: number): void => {
    const { place, know, level, question } = it
    const chance = chanceFor(`bank ${subject} ${stage} ${index}`)
    const where = curriculum.find(stage, subject, place, `a question of ${subject}/${stage}`)
    const knowId = curriculum.knowledgeOf(where.subjectId, know, '')
    if (knowId === null) throw new Error(`seed: ${subject}/${stage} has no knowledge point ${know}`)
    const authors = contents.authorsOf(where.subjectId)
    const author = authors[chance(0, authors.length - 1)]
    if (!author) throw new Error(`seed: nobody teaches ${subject}/${stage}`)
    const createdAt = new Date(now.getTime() - chance(1, 900) * DAY_MS - chance(0, 24 * 60) * 60_000)
    const { id: contentId } = contents.contents.add({
      ...where,
      ...author,
      knowId,
      type: CONTENT_TYPE.question,
      name: questionName(question.stem),
      summary: KINDS[question.type],
      introduction: '',
      coverUrl: '',
      fileId: null,
      suffix: '',
      fileSize: 0,
      duration: 0,
      sectionCount: 0,
      viewCount: chance(5, 60) * chance(1, 30),
      downloadCount: 0,
      favouriteCount: 0,
      commentCount: 0,
      createdAt,
      updatedAt: createdAt,
      schoolOnly: false,
      releasedAt: null,
      withdrawnAt: null,
    })
    questions.add(withPicture(it, files), knowId, {
      contentId,
      difficulty: (DIFFICULTY[level] + chance(-5, 5)) / 100,
      difficultyLevel: level,
      year: createdAt.getUTCFullYear(),
      areaName: areaOf(place, chance),
      sourceTitle: sourceOf(level, stage, chance),
    })
  }
  for (const bank of BANKS) for (const [index, it] of questionsOf(bank).entries()) addOne(bank, it, index)
}
