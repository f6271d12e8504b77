import type { PracticeQuestionPort, PracticeStore } from '#application/question/practice.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { Practice } from '#domain/question/practice.ts'
import type { PracticeScope } from '#domain/question/practice-scope.ts'
import type { Question } from '#domain/question/question.ts'
import { asked, bankQuestion, practiceOf } from '../memory/bank-shelf.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'
import { answeredBy, questionsIn } from '../memory/question-shelf.ts'
import type { Caller, World } from '../memory/world.ts'

const NOT_FOUND = failed<Failure>({ kind: 'rejected', code: 404, message: '没有找到这项内容' })

const questionsOf = (scope: PracticeScope, answered: readonly number[]): readonly Question[] => {
  switch (scope.kind) {
    case 'bank':
      return practiceOf(scope.query, scope.plan, answered)
    case 'questions':
      return scope.ids.flatMap((id) => bankQuestion(id) ?? []).map(asked)
    case 'section':
      return questionsIn(scope.sectionId).map(asked)
  }
}

export const memoryPracticeQuestions = (world: World, caller: Caller): PracticeQuestionPort => ({
  questions: (scope, signal) =>
    world.ask({
      call: 'practiceQuestions.questions',
      access: 'session',
      caller,
      signal,
      answer: (person) => {
        const questions = questionsOf(scope, answeredBy(world, person?.id ?? 0))
        if (scope.kind === 'section' && questions.length === 0) return NOT_FOUND
        return success(questions)
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
