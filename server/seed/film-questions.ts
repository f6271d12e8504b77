import { SECTION_TYPE } from '../db/schema/course.ts'
import { QUESTION_TYPE, type QuestionType, type question } from '../db/schema/question.ts'
import type { questionPoint } from '../db/schema/question-point.ts'
import type { Contents } from './contents.ts'
import type { SeedFiles } from './files.ts'
import { FILM_QUESTIONS } from './questions/index.ts'
import type { QuestionContent } from './questions/types.ts'
import { Rows } from './rows.ts'

type QuestionRow = Omit<typeof question.$inferSelect, 'id'>
type PointRow = Omit<typeof questionPoint.$inferSelect, 'id'>

/** A question that a film asks, as a row. */
export interface AskedRow {
  readonly questionId: number
  /** Second of the film. */
  readonly at: number
  readonly required: boolean
}

/** Points, share that is expected to get it wrong, and level: by the kind. */
const WEIGHTS: Readonly<Record<QuestionType, readonly [score: number, difficulty: number, level: number]>> = {
  [QUESTION_TYPE.single]: [3, 0.25, 18],
  [QUESTION_TYPE.multiple]: [4, 0.45, 19],
  [QUESTION_TYPE.judgement]: [2, 0.2, 17],
  [QUESTION_TYPE.blanks]: [4, 0.4, 19],
  [QUESTION_TYPE.essay]: [6, 0.5, 20],
  [QUESTION_TYPE.composite]: [0, 0.5, 20],
}

const keyOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index)

/** The questions of the films, and the points of all sections that show one. */
export class FilmQuestionRows {
  readonly questions = new Rows<QuestionRow>()
  readonly points = new Rows<PointRow>()
  readonly #ofFilm = new Map<number, readonly AskedRow[]>()

  constructor({ contents, sections }: Contents, files: SeedFiles) {
    for (const [key, lesson] of files.lessons) {
      const { id: fileId } = files.video(lesson)
      const knowId = contents.all.find((it) => it.fileId === fileId)?.knowId ?? null
      const asked = (FILM_QUESTIONS[key] ?? []).map(({ at, required, question: content }) => ({
        questionId: this.#add(content, knowId, null, 0),
        at,
        required,
      }))
      this.#ofFilm.set(fileId, asked)
    }
    for (const { id: sectionId, sectionType, fileId } of sections.all) {
      if (sectionType !== SECTION_TYPE.video || fileId === null) continue
      for (const { questionId, at, required } of this.ofFilm(fileId))
        this.points.add({ sectionId, questionId, second: at, required })
    }
  }

  /** What a film asks, by the id of its file; in the order of its seconds. */
  ofFilm(fileId: number): readonly AskedRow[] {
    return this.#ofFilm.get(fileId) ?? []
  }

  #add(content: QuestionContent, knowId: number | null, parentId: number | null, sort: number): number {
    const { type, parts } = content
    const [score, difficulty, difficultyLevel] = WEIGHTS[type]
    const { id } = this.questions.add({
      contentId: null,
      parentId,
      sort,
      questionType: type,
      stem: content.stem,
      options: content.options.map((text, index) => ({ key: keyOf(index), content: text })),
      answers: content.answers,
      anyOrder: content.anyOrder,
      analysis: content.analysis,
      score: parts.length === 0 ? score : parts.reduce((sum, part) => sum + WEIGHTS[part.type][0], 0),
      difficulty,
      difficultyLevel,
      year: 0,
      areaName: '',
      sourceTitle: '',
      knowId,
    })
    for (const [index, part] of parts.entries()) this.#add(part, knowId, id, index + 1)
    return id
  }
}
