import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import { composerMachine } from '#domain/paper/composer.machine.ts'
import type { ComposerInput, OpenedComposer } from '#domain/paper/composer.setup.ts'
import { itemsOf, type Paper, questionIdsOf } from '#domain/paper/paper.ts'
import { similarMachine } from '#domain/paper/similar.machine.ts'
import { solutionsMachine } from '#domain/paper/solutions.machine.ts'
import type { UnsavedPaperPlace } from '#domain/paper/unsaved-paper.ts'
import type { QuestionBankPort } from '../question/question-bank.port.ts'
import { openPaper } from './open-paper.ts'
import type { PaperPort } from './paper.port.ts'
import { solvedQuestions } from './solved-questions.ts'
import type { UnsavedPaperStore } from './unsaved-paper.port.ts'

/** Number of similar questions offered as replacements of one. */
const SIMILAR = 6
/** Limit of the contract for `except`. */
const MAX_EXCEPT = 200

/** Derived from the version, so that a repeated request for the same change has the same key. */
const intentionOf = ({ id, version }: Paper): string => `paper-${id}-version-${version}`

interface ComposerPorts {
  readonly papers: PaperPort
  readonly bank: QuestionBankPort
  readonly store: UnsavedPaperStore
}

/**
 * Opens a paper with the unsaved changes of an earlier page (unless `latest`) and the questions that they
 * added.
 */
const openComposed = async (
  { papers, bank, store }: ComposerPorts,
  { latest, ...place }: UnsavedPaperPlace & { readonly latest: boolean },
  signal: AbortSignal,
): Promise<Result<OpenedComposer, Failure>> => {
  // Read before the request: a change that the server acknowledges in between would otherwise be in neither
  // answer.
  const left = latest ? null : store.read(place)
  const opened = await openPaper(papers, bank, place.paperId, signal)
  if (!opened.ok) return opened
  const { paper, questions } = opened.value
  const there = new Set(questionIdsOf(paper))
  const brought = left === null ? [] : questionIdsOf(left.paper).filter((id) => !there.has(id))
  if (brought.length === 0) return success({ paper, questions, left })
  const more = await bank.questions(brought, signal)
  return more.ok ? success({ paper, questions: [...questions, ...more.value], left }) : more
}

const provideComposer = (ports: ComposerPorts) => {
  const { papers, bank, store } = ports
  return composerMachine.provide({
    actors: {
      open: fromPromise(({ input, signal }) => openComposed(ports, input, signal)),
      save: fromPromise(async ({ input, signal }) => {
        const result = await papers.save({ ...input, clientId: intentionOf(input) }, signal)
        const renewed = itemsOf(input).filter(({ version }) => version !== undefined)
        if (!result.ok || renewed.length === 0) return { sent: input, result }
        const ids = renewed.map(({ questionId }) => questionId)
        const asked = await bank.questions(ids, signal, input.id)
        return { sent: input, result, ...(asked.ok && { questions: asked.value }) }
      }),
    },
    actions: {
      keep: (_, { place, unsaved }) => (unsaved === null ? store.forget(place) : store.keep(place, unsaved)),
    },
  })
}

export type OpenComposer = (input: ComposerInput) => ActorRefFrom<typeof composerMachine>

/**
 * Creates a composer, not started yet. It stops by itself once it is told that its page closes and has stored
 * the changes.
 */
export const composerOpener = (ports: ComposerPorts): OpenComposer => {
  const composer = provideComposer(ports)
  return (input) => createActor(composer, { input })
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
