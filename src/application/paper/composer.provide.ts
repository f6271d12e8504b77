import { fromPromise } from 'xstate'
import { composerMachine } from '#domain/paper/composer.machine.ts'
import { similarMachine } from '#domain/paper/similar.machine.ts'
import type { MakeClientId } from '../comment/comment-draft.port.ts'
import { openPaper } from './open-paper.ts'
import type { PaperPort } from './paper.port.ts'
import type { PaperQuestionPort } from './paper-question.port.ts'

export const provideComposer = (
  papers: PaperPort,
  questions: PaperQuestionPort,
  makeClientId: MakeClientId,
) =>
  composerMachine.provide({
    actors: {
      open: fromPromise(({ input, signal }) => openPaper(papers, questions, input, signal)),
      save: fromPromise(async ({ input }) => {
        // Who leaves the page right after a change still wants it kept.
        const unending = new AbortController().signal
        return { sent: input, result: await papers.save({ ...input, clientId: makeClientId() }, unending) }
      }),
    },
  })

export const provideSimilar = (questions: PaperQuestionPort) =>
  similarMachine.provide({
    actors: {
      find: fromPromise(({ input: { questionId, except }, signal }) =>
        questions.similar(questionId, except, signal),
      ),
    },
  })
