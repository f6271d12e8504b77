import type { PracticeQuestionPort, PracticeStore } from '#application/question/practice.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { Practice } from '#domain/question/practice.ts'
import { PRACTICE_SIZE, type PracticeScope } from '#domain/question/practice-scope.ts'
import type { Question, QuestionKind } from '#domain/question/question.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'
import { bankQuestions, questionsIn } from '../memory/question-shelf.ts'
import type { Caller, World } from '../memory/world.ts'

const NOT_FOUND = failed<Failure>({ kind: 'rejected', code: 404, message: '没有找到这项内容' })

/** By QuestionType 1–6. */
const KINDS: readonly QuestionKind[] = ['single', 'multiple', 'judgement', 'blanks', 'essay', 'composite']

const unsolved = (question: Question): Question => ({
  ...question,
  solution: null,
  parts: question.parts.map((part) => ({ ...part, solution: null })),
})

const questionsOf = (scope: PracticeScope): readonly Question[] => {
  switch (scope.kind) {
    case 'section':
      return questionsIn(scope.sectionId)
    case 'questions':
      return scope.ids.flatMap((id) => bankQuestions().find((question) => question.id === id) ?? [])
    case 'bank': {
      const { kind, level, year } = scope.part
      return bankQuestions()
        .filter((question) => kind === 0 || question.kind === KINDS[kind - 1])
        .filter((question) => level === 0 || question.difficultyLevel === level)
        .filter((question) => year === 0 || question.year === year)
        .slice(0, PRACTICE_SIZE)
    }
  }
}

export const memoryPracticeQuestions = (world: World, caller: Caller): PracticeQuestionPort => ({
  questions: (scope, signal) =>
    world.ask({
      call: 'practiceQuestions.questions',
      access: 'session',
      caller,
      signal,
      answer: () => {
        const questions = questionsOf(scope)
        if (scope.kind === 'section' && questions.length === 0) return NOT_FOUND
        return success(questions.map(unsolved))
      },
    }),
})

export const memoryPractices = (browser: MemoryBrowser): PracticeStore => {
  const drawer = browser.drawer<readonly Practice[]>('practices', [])
  return {
    of: (userId) => drawer.read().filter((practice) => practice.userId === userId),
    keep: (practice) => drawer.keep([practice, ...drawer.read().filter(({ id }) => id !== practice.id)]),
    keepOnlyOf: (userId) =>
      drawer.keep(drawer.read().filter((practice) => userId !== 0 && practice.userId === userId)),
  }
}
