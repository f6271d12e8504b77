import type { question } from '#server/db/schema/question.ts'
import { DEFAULT_WEIGHTS } from '#server/modules/question/default-weights.ts'
import type { QuestionContent } from '../questions/types.ts'
import { Rows } from './rows.ts'

type QuestionRow = Omit<typeof question.$inferSelect, 'id'>

const keyOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index)

/** What is told of a question in the bank. */
type InBank = Pick<
  QuestionRow,
  'contentId' | 'difficulty' | 'difficultyLevel' | 'year' | 'areaName' | 'sourceTitle'
>

/** All questions of the seed as rows, whatever asks them. */
export class QuestionRows {
  readonly #rows = new Rows<QuestionRow>()

  get all(): Rows<QuestionRow>['all'] {
    return this.#rows.all
  }

  /** Adds a question and its parts; answers its id. `inBank` of one that is a content of its own. */
  add(content: QuestionContent, knowId: number | null, inBank?: InBank): number {
    return this.#add(content, knowId, null, 0, inBank)
  }

  #add(
    content: QuestionContent,
    knowId: number | null,
    parentId: number | null,
    sort: number,
    inBank?: InBank,
  ): number {
    const { type, parts } = content
    const [score, difficulty, difficultyLevel] = DEFAULT_WEIGHTS[type]
    const { id } = this.#rows.add({
      contentId: null,
      year: 0,
      areaName: '',
      sourceTitle: '',
      difficulty,
      difficultyLevel,
      ...inBank,
      parentId,
      importKey: null,
      importId: null,
      version: 1,
      intentId: null,
      sort,
      questionType: type,
      stem: content.stem,
      options: content.options.map((text, index) => ({ key: keyOf(index), content: text })),
      answers: content.answers,
      anyOrder: content.anyOrder,
      analysis: content.analysis,
      rubric: [],
      score: parts.length === 0 ? score : parts.reduce((sum, part) => sum + DEFAULT_WEIGHTS[part.type][0], 0),
      knowId,
    })
    const ofPart = inBank && { ...inBank, contentId: null }
    for (const [index, part] of parts.entries()) this.#add(part, knowId, id, index + 1, ofPart)
    return id
  }
}
