import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { composerMachine } from '#domain/paper/composer.machine.ts'
import { itemsOf, type Paper } from '#domain/paper/paper.ts'
import { similarMachine } from '#domain/paper/similar.machine.ts'
import { solutionsMachine } from '#domain/paper/solutions.machine.ts'
import type { QuestionBankPort } from '../question/question-bank.port.ts'
import { openPaper } from './open-paper.ts'
import type { PaperPort } from './paper.port.ts'
import { solvedQuestions } from './solved-questions.ts'

/** Offered in place of one. */
const SIMILAR = 6
/** What the contract takes. */
const MAX_EXCEPT = 200

/** The same change of the same version is the same intention, however often it is sent. */
const intentionOf = ({ id, version }: Paper): string => `paper-${id}-version-${version}`

const provideComposer = (papers: PaperPort, bank: QuestionBankPort) =>
  composerMachine.provide({
    actors: {
      open: fromPromise(({ input, signal }) => openPaper(papers, bank, input, signal)),
      save: fromPromise(async ({ input, signal }) => {
        const result = await papers.save({ ...input, clientId: intentionOf(input) }, signal)
        const renewed = itemsOf(input).filter(({ version }) => version !== undefined)
        if (!result.ok || renewed.length === 0) return { sent: input, result }
        const ids = renewed.map(({ questionId }) => questionId)
        const asked = await bank.questions(ids, signal, input.id)
        return { sent: input, result, ...(asked.ok && { questions: asked.value }) }
      }),
    },
  })

export type OpenComposer = (id: number) => ActorRefFrom<typeof composerMachine>

/** Not started yet. Once started it runs until it is told that its page goes, and has kept what was changed. */
export const composerOpener = (papers: PaperPort, bank: QuestionBankPort): OpenComposer => {
  const composer = provideComposer(papers, bank)
  return (id) => createActor(composer, { input: { id } })
}

export const provideSimilar = (bank: QuestionBankPort) =>
  similarMachine.provide({
    actors: {
      find: fromPromise(({ input: { questionId, except }, signal }) =>
        bank.similar({ questionId, count: SIMILAR, except: except.slice(0, MAX_EXCEPT) }, signal),
      ),
    },
  })

export const provideSolutions = (bank: QuestionBankPort) =>
  solutionsMachine.provide({
    actors: {
      solve: fromPromise(({ input, signal }) => solvedQuestions(bank, input.ids, signal, input.paperId)),
    },
  })
