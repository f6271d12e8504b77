import type { BankTree, QuestionBankPort } from '#application/question/question-bank.port.ts'
import type { CurriculumNode } from '#domain/catalogue/curriculum-node.ts'
import { NOT_NARROWED } from '#domain/catalogue/menu-narrowing.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { BankQuestion } from '#domain/question/bank-question.ts'
import { isLeftBy } from '../catalogue/list.memory.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { BANK } from '../memory/content/bank.ts'
import { chapterNodes, knowledgeNodes, subjectMenuOf } from '../memory/content/curriculum.ts'
import { libraryAt } from '../memory/content/library.ts'
import { TAKEN_DOWN, takenDownIn } from '../memory/moderation.backend.ts'
import { asked, bankPage, bankQuestion, questionsLike } from '../memory/question-bank.backend.ts'

const NO_QUESTION = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '这道题已经不在这里了' })

const countedKnowledge =
  (bank: readonly BankQuestion[]) =>
  (node: CurriculumNode): CurriculumNode => ({
    ...node,
    count: bank.filter(({ question }) => question.knowledge.some(({ id }) => id === node.id)).length,
  })

export const memoryQuestionBank = (backend: MemoryBackend, caller: Caller): QuestionBankPort => {
  const ask = <T>(call: string, signal: AbortSignal, answer: () => Result<T, Failure>) =>
    backend.request<T>({ call: `questionBank.${call}`, access: 'session', caller, signal, answer })

  const treeOf = (wanted: BankTree, narrowing = NOT_NARROWED): readonly CurriculumNode[] => {
    const library = libraryAt(backend.now())
    const left = isLeftBy(narrowing)
    const bank = BANK.filter(({ card }) => left(card))
    return wanted.tree === 'chapters'
      ? chapterNodes(
          library,
          bank.map(({ card }) => card),
          wanted.bookId,
        )
      : knowledgeNodes(subjectMenuOf(library, wanted.subjectId).knowledgeRootId).map(countedKnowledge(bank))
  }

  return {
    tree: (wanted, signal, narrowing) => ask('tree', signal, () => success(treeOf(wanted, narrowing))),
    page: (query, signal) => ask('page', signal, () => success(bankPage(query))),
    questions: (ids, signal) =>
      ask('questions', signal, () =>
        success(
          ids.map(bankQuestion).flatMap((question) => (question === undefined ? [] : [asked(question)])),
        ),
      ),
    ofContents: (ids, signal) =>
      ask('ofContents', signal, () =>
        success(
          ids.flatMap((id) =>
            BANK.filter(({ card }) => card.id === id).map(({ question }) => asked(question)),
          ),
        ),
      ),
    solution: (questionId, signal) =>
      ask('solution', signal, () => {
        const question = bankQuestion(questionId)
        return question === undefined ? NO_QUESTION : success(question)
      }),
    similar: ({ questionId, count, except }, signal) =>
      ask('similar', signal, () => {
        const question = bankQuestion(questionId)
        return question === undefined ? NO_QUESTION : success(questionsLike(question, except).slice(0, count))
      }),
    content: (contentId, signal) =>
      ask('content', signal, () => {
        if (takenDownIn(backend).has(contentId)) return TAKEN_DOWN
        const found = BANK.find(({ card }) => card.id === contentId)
        return found === undefined ? NO_QUESTION : success({ ...found, question: asked(found.question) })
      }),
  }
}
