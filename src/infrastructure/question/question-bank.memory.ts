import type { BankTree, QuestionBankPort } from '#application/question/question-bank.port.ts'
import type { CurriculumNode } from '#domain/catalogue/curriculum-node.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { asked, bankPage, bankQuestion, questionsLike } from '../memory/bank-shelf.ts'
import { BANK } from '../memory/content/bank.ts'
import { chapterNodes, knowledgeNodes, subjectMenuOf } from '../memory/content/curriculum.ts'
import { libraryAt } from '../memory/content/library.ts'
import type { Caller, World } from '../memory/world.ts'

const NO_QUESTION = failed<Failure>({ kind: 'rejected', code: 404, message: '这道题已经不在这里了' })

const CARDS = BANK.map(({ card }) => card)

const countedKnowledge = (node: CurriculumNode): CurriculumNode => ({
  ...node,
  count: BANK.filter(({ question }) => question.knowledge.some(({ id }) => id === node.id)).length,
})

export const memoryQuestionBank = (world: World, caller: Caller): QuestionBankPort => {
  const ask = <T>(call: string, signal: AbortSignal, answer: () => Result<T, Failure>) =>
    world.ask<T>({ call: `questionBank.${call}`, access: 'session', caller, signal, answer })

  const treeOf = (wanted: BankTree): readonly CurriculumNode[] => {
    const library = libraryAt(world.now())
    return wanted.tree === 'chapters'
      ? chapterNodes(library, CARDS, wanted.bookId)
      : knowledgeNodes(subjectMenuOf(library, wanted.subjectId).knowledgeRootId).map(countedKnowledge)
  }

  return {
    tree: (wanted, signal) => ask('tree', signal, () => success(treeOf(wanted))),
    page: (query, signal) => ask('page', signal, () => success(bankPage(query))),
    questions: (ids, signal) =>
      ask('questions', signal, () =>
        success(
          ids.map(bankQuestion).flatMap((question) => (question === undefined ? [] : [asked(question)])),
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
        const found = BANK.find(({ card }) => card.id === contentId)
        return found === undefined ? NO_QUESTION : success({ ...found, question: asked(found.question) })
      }),
  }
}
