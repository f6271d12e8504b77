import type { PracticeQuestionPort, PracticeStore } from '#application/question/practice.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { Practice } from '#domain/question/practice.ts'
import type { PracticeScope } from '#domain/question/practice-scope.ts'
import type { Question } from '#domain/question/question.ts'
import { mergedPractice } from '#domain/question/shared-practice.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'
import { answeredBy, questionsIn } from '../memory/question.backend.ts'
import { asked, bankQuestion, practiceOf } from '../memory/question-bank.backend.ts'

const NOT_FOUND = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '没有找到这项内容' })

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

export const memoryPracticeQuestions = (backend: MemoryBackend, caller: Caller): PracticeQuestionPort => ({
  questions: (scope, signal) =>
    backend.request({
      call: 'practiceQuestions.questions',
      access: 'session',
      caller,
      signal,
      answer: (person) => {
        const questions = questionsOf(scope, answeredBy(backend, person?.id ?? 0))
        if (scope.kind === 'section' && questions.length === 0) return NOT_FOUND
        return success(questions)
      },
    }),
})

export const memoryPractices = (browser: MemoryBrowser): PracticeStore => {
  const tab = {}
  const entry = browser.entry<readonly Practice[]>('practices', [])
  const kept = (practice: Pick<Practice, 'id' | 'userId'>) =>
    entry.read().find(({ id, userId }) => id === practice.id && userId === practice.userId) ?? null
  return {
    of: (userId) => entry.read().filter((practice) => practice.userId === userId),
    keep: (practice) => {
      const there = kept(practice)
      const others = entry.read().filter(({ id }) => id !== practice.id)
      entry.keep([there === null ? practice : mergedPractice(practice, there), ...others])
      browser.notifyOtherTabs(tab, 'practices')
    },
    watch: (practice, tell) => {
      let known = JSON.stringify(kept(practice))
      return browser.listen(tab, 'practices', () => {
        const there = kept(practice)
        const now = JSON.stringify(there)
        if (there !== null && now !== known) tell(there)
        known = now
      })
    },
  }
}
