import type { LessonAnswers, LessonQuestionPort } from '#application/question/question.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { AnswerResult, PartQuestion, Question } from '#domain/question/question.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import {
  answerableOf,
  answersIn,
  askedIn,
  type GivenAnswer,
  marked,
  questionsIn,
} from '../memory/question.backend.ts'

const NOT_FOUND = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '没有找到这项内容' })
const NO_QUESTION = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '这道题已经不在这里了' })
const NOTHING = failed<Failure>({ kind: 'rejected', reason: 'invalid', message: '请先作答' })

const NO_SOLUTION = { answer: [], analysis: '' }

/** Right answer and analysis only of what was answered. */
const shownPart = (given: readonly GivenAnswer[], part: PartQuestion): PartQuestion => {
  const last = given.findLast(({ questionId }) => questionId === part.id)
  return last === undefined
    ? { ...part, solution: null }
    : { ...part, answered: last.answer, right: last.right, won: last.score }
}

/** A question with what the user has answered so far. */
export const shown = (given: readonly GivenAnswer[], question: Question): Question => ({
  ...question,
  ...shownPart(given, question),
  parts: question.parts.map((part) => shownPart(given, part)),
})

const resultOf = (
  { clientId, questionId, right, score, answeredAt }: GivenAnswer,
  part: PartQuestion,
): AnswerResult => ({
  questionId,
  clientId,
  right,
  score,
  solution: part.solution ?? NO_SOLUTION,
  answeredAt,
})

export const memoryLessonQuestions = (backend: MemoryBackend, caller: Caller): LessonQuestionPort => {
  const answer = (
    personId: number,
    { sectionId, practiceId, items }: LessonAnswers,
  ): Result<readonly AnswerResult[], Failure> => {
    const parts = askedIn(sectionId).flatMap(answerableOf)
    const given = answersIn(backend, personId, sectionId, practiceId)
    const results: AnswerResult[] = []
    for (const item of items) {
      const part = parts.find(({ id }) => id === item.questionId)
      if (part === undefined) return NO_QUESTION
      if (item.answer.every((text) => text.trim() === '')) return NOTHING
      const known = given.find(({ clientId }) => clientId === item.clientId)
      const kept = known ?? marked(part, item, backend.now())
      if (known === undefined) given.push(kept)
      results.push(resultOf(kept, part))
    }
    return success(results)
  }

  return {
    questions: (sectionId, signal) =>
      backend.request({
        call: 'lessonQuestions.questions',
        access: 'session',
        caller,
        signal,
        answer: (person) => {
          const questions = questionsIn(sectionId)
          const given = answersIn(backend, person.id, sectionId)
          return questions.length === 0 ? NOT_FOUND : success(questions.map((one) => shown(given, one)))
        },
      }),

    answer: (answers, signal) =>
      backend.request({
        call: 'lessonQuestions.answer',
        access: 'session',
        caller,
        signal,
        answer: (person) => {
          return askedIn(answers.sectionId).length === 0 ? NOT_FOUND : answer(person.id, answers)
        },
      }),
  }
}
