import { setImmediate as immediate } from 'node:timers/promises'
import type * as z from 'zod/mini'
import type { Sent } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { answerItem, answerResult } from '#contract/question.ts'
import { QUESTION_TYPE } from '../../db/schema/question.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { Pictures } from '../upload/pictures.ts'
import { inVersions } from './answered-version.ts'
import { givenAnswer } from './given-answer.ts'
import { type Mark, mark, markSelf } from './marking.ts'
import { rightAnswerDto, rubricDto } from './question.dto.ts'
import type { AnswerRow, NewAnswer, QuestionRepository, QuestionRow } from './question.repository.ts'
import { filesOfQuestion, questionText } from './question-pictures.ts'
import { answerableOf, type WholeQuestion } from './question-set.ts'

export type AnswerItem = z.output<typeof answerItem>
export type ResultDto = Sent<z.output<typeof answerResult>>

/** Who answers, and what asked: a section, and of a live one the round and the occurrence. */
export interface AnswerSource {
  readonly userId: number
  readonly sectionId: number | null
  readonly roundId: number | null
  readonly occurrenceStart: Date | null
  readonly practiceId: string | null
}

interface Needs {
  readonly questions: QuestionRepository
  readonly pictures: Pictures
  readonly clock: Clock
}

const resultDto = (
  { questionId, isRight, score, answeredAt, clientId }: AnswerRow,
  { question }: QuestionRow,
  pictureAddress: (fileId: number) => string | null,
): ResultDto => ({
  QuestionId: questionId,
  IsRight: isRight,
  Score: score,
  RightAnswer: rightAnswerDto(question, pictureAddress),
  Analysis: questionText(question.analysis, pictureAddress),
  Rubric: rubricDto(question),
  AnswerTime: answeredAt.toISOString(),
  ClientId: clientId,
})

/** What is answered, and in which version of the whole question. */
interface Answerable extends QuestionRow {
  readonly version: number
}

/** The version of a question that these answers were given to; undefined for today's. */
const shownVersion = (items: readonly AnswerItem[], ids: readonly number[]): number | undefined => {
  const told = items.flatMap(({ QuestionId, Version }) =>
    ids.includes(QuestionId) && Version !== undefined && Version > 0 ? [Version] : [],
  )
  return told.length === 0 ? undefined : Math.max(...told)
}

/** A live round compares all who answer: there the learner's own mark is not taken. */
const marked = (
  { SelfScore }: AnswerItem,
  question: QuestionRow['question'],
  answer: readonly string[],
  { roundId }: AnswerSource,
): Mark =>
  SelfScore !== undefined && roundId === null && question.questionType === QUESTION_TYPE.essay
    ? markSelf(question, SelfScore)
    : mark(question, answer)

/** Marks and keeps answers to questions, whatever asked them. */
export const answerRecorder = ({ questions, pictures, clock }: Needs) => {
  const rowOf = async (
    item: AnswerItem,
    { question, version }: Answerable,
    asking: AnswerSource,
  ): Promise<NewAnswer | Refusal> => {
    const { QuestionId, Answer, UseTime = 0, ClientId } = item
    const answer = await givenAnswer(question, Answer, pictures, asking.userId)
    if (answer instanceof Refusal) return answer
    return {
      ...asking,
      ...marked(item, question, answer, asking),
      questionId: QuestionId,
      version,
      answer,
      useTime: Math.round(UseTime),
      clientId: ClientId,
      answeredAt: clock(),
    }
  }

  /**
   * All of the items or none: 404 for a question that is not asked here, 400 for an answer that does not fit, 409 for a
   * client id that another answer has, or a question of a live round that was answered otherwise. An item that was sent
   * before is not written again and answered alike.
   */
  return async (
    asking: AnswerSource,
    asked: readonly WholeQuestion[],
    items: readonly AnswerItem[],
  ): Promise<ResultDto[] | Refusal> => {
    const shown = await inVersions(questions, asked, (whole) =>
      shownVersion(
        items,
        answerableOf(whole).map(({ question }) => question.id),
      ),
    )
    const answerable = new Map(
      shown.flatMap((whole) =>
        answerableOf(whole).map((row): [number, Answerable] => [
          row.question.id,
          { ...row, version: whole.question.version },
        ]),
      ),
    )
    const clientIds = items.map(({ ClientId }) => ClientId)
    const before = new Set(
      (await questions.findSent(asking.userId, clientIds)).map(({ clientId }) => clientId),
    )
    const rows: NewAnswer[] = []
    for (const item of items) {
      // Two hundred answers may take long together: between them other requests are heard.
      await immediate()
      const question = answerable.get(item.QuestionId)
      if (!question) return refuse(CODE.notFound, '这道题已经不在这里了')
      if (before.has(item.ClientId)) continue
      const row = await rowOf(item, question, asking)
      if (row instanceof Refusal) return row
      rows.push(row)
    }
    await questions.add(rows)
    const unmarked = rows.flatMap(({ isRight, questionId }) => (isRight === null ? [questionId] : []))
    if (asking.roundId !== null && unmarked.length > 0)
      await questions.markTold(asking.roundId, asking.userId, unmarked)
    const kept = new Map(
      (await questions.findSent(asking.userId, clientIds)).map((row) => [row.clientId, row]),
    )
    const pictureAddress = await pictures.addressesOf(shown.flatMap(filesOfQuestion))
    const results = items.flatMap(({ QuestionId, ClientId }) => {
      const row = kept.get(ClientId)
      const question = answerable.get(QuestionId)
      return row && question && row.questionId === QuestionId
        ? [resultDto(row, question, pictureAddress)]
        : []
    })
    return results.length === items.length ? results : refuse(CODE.conflict, '这道题已经答过了')
  }
}

export type AnswerRecorder = ReturnType<typeof answerRecorder>
