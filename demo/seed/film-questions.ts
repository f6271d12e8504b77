import { SECTION_TYPE } from '#server/db/schema/course.ts'
import { QUESTION_TYPE } from '#server/db/schema/question.ts'
import type { questionPoint } from '#server/db/schema/question-point.ts'
import { askedIn } from '../lessons/asked-in.ts'
import { shuffled } from '../question-bank/writing.ts'
import { FILM_QUESTIONS } from '../questions/index.ts'
import type { QuestionContent } from '../questions/types.ts'
import type { Contents } from './contents.ts'
import type { SeedFiles } from './files.ts'
import type { QuestionRows } from './question-rows.ts'
import { chanceFor } from './random.ts'
import { Rows } from './rows.ts'

type PointRow = Omit<typeof questionPoint.$inferSelect, 'id'>

const LETTERS = 'ABCDEFGH'

/** A question of one right option with its options in an order that chance gives: authors favour a letter. */
const anywhere = (question: QuestionContent): QuestionContent => {
  const { type, stem, options, answers, analysis } = question
  const right = options[LETTERS.indexOf(answers[0]?.[0] ?? '')]
  // What is said of the options by their letters keeps them where they are.
  const isNamed = /[A-H](?:项|选项|、|和|，|错|对|是)|选[A-H]/u.test(`${stem}${analysis}`)
  if (type !== QUESTION_TYPE.single || right === undefined || isNamed) return question
  const mixed = shuffled(chanceFor(`film ${stem}`), options)
  return { ...question, options: mixed, answers: [[LETTERS[mixed.indexOf(right)] ?? '']] }
}

/** The points of all sections that show a film: they ask what the film asks. */
export const filmPointsOf = (
  { contents, chapters, sections }: Contents,
  files: SeedFiles,
  questions: QuestionRows,
): Rows<PointRow> => {
  const asked = new Map<number, readonly Omit<PointRow, 'sectionId'>[]>()
  /** The place of the course in whose lesson a film is played. */
  const courseOf = new Map(
    sections.all.map(({ fileId, chapterId }) => [fileId, (chapters.all[chapterId - 1]?.contentId ?? 0) - 1]),
  )
  for (const [key, lesson] of files.lessons) {
    const { id: fileId } = files.video(lesson)
    const about = contents.all.find((it) => it.fileId === fileId) ?? contents.all[courseOf.get(fileId) ?? -1]
    const knowId = about?.knowId ?? null
    const ofFilm = [...(FILM_QUESTIONS[key] ?? []), ...askedIn(lesson)].map(({ at, required, question }) => ({
      questionId: questions.add(anywhere(question), knowId),
      second: at,
      required,
    }))
    asked.set(fileId, ofFilm)
  }
  const points = new Rows<PointRow>()
  for (const { id: sectionId, sectionType, fileId } of sections.all)
    if (sectionType === SECTION_TYPE.video)
      for (const point of asked.get(fileId ?? 0) ?? []) points.add({ sectionId, ...point })
  return points
}
