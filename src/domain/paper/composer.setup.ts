import { assign, emit, fromPromise, setup } from 'xstate'
import { type Absence, absenceOf } from '../catalogue/absence.ts'
import { type Failure, isRejectedAs } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { isUnanswered, mayRetry, retryWait } from '../kernel/retry.ts'
import { unprovided, unprovidedAction } from '../kernel/unprovided.ts'
import type { Question } from '../question/question.ts'
import type { Paper } from './paper.ts'
import { beforeChange, changed, type PaperChange } from './paper-change.ts'
import type { QuestionsById } from './paper-sheet.ts'
import { restoredPaper, type UnsavedPaper, type UnsavedPaperPlace } from './unsaved-paper.ts'

export interface ComposerInput {
  readonly id: number
  readonly userId: number
}

export interface OpenedPaper {
  readonly paper: Paper
  readonly questions: readonly Question[]
}

export interface OpenedComposer extends OpenedPaper {
  /** Left unsaved by an earlier page; null for nothing. */
  readonly left: UnsavedPaper | null
}

export interface ComposerContext extends ComposerInput {
  /** Null until it is known. */
  readonly paper: Paper | null
  /** As the server has it. */
  readonly kept: Paper | null
  readonly questions: QuestionsById
  /**
   * What is on its way, or was sent and perhaps stored, since no answer came: nothing else is sent before it is answered. Null for
   * none.
   */
  readonly unanswered: Paper | null
  /** What it was before the last changes, the latest last. */
  readonly past: readonly Paper[]
  /** Why it could not be read or kept the last time; null where it could. */
  readonly failure: Failure | null
  /** Failed savings in a row. */
  readonly attempts: number
  /** The page is left. */
  readonly left: boolean
  /** What was changed here was given up for the latest version: what another tab has left is not taken for it. */
  readonly latest: boolean
}

export type ComposerEvent =
  /** `questions`: those that the change brings into the paper. */
  | { type: 'composer.change'; change: PaperChange; questions?: readonly Question[] }
  | { type: 'composer.undo' }
  | { type: 'composer.retry' }
  /** Reads the version that was saved elsewhere, and gives up what was changed here. */
  | { type: 'composer.reload' }
  /** The page closes: unsaved changes are still saved, then the statechart ends. */
  | { type: 'composer.leave' }
  /** The session ended: nothing more is sent; unsaved changes stay in the browser. */
  | { type: 'composer.drop' }

export type ComposerEmitted =
  | { type: 'composer.undone' }
  /** What an earlier page left unsaved stands in it again. */
  | { type: 'composer.restored' }

type Opened = Result<OpenedComposer, Failure>
type Saved = Result<Paper, Failure>

interface Sending {
  readonly sent: Paper
  readonly result: Saved
  /** Questions that the paper asks in another version since; absent for none. */
  readonly questions?: readonly Question[]
}

const MAX_UNDO_STEPS = 50

const withQuestions = (known: QuestionsById, questions: readonly Question[]): QuestionsById =>
  new Map([...known, ...questions.map((question) => [question.id, question] as const)])

export const placeOf = ({ userId, id }: ComposerInput): UnsavedPaperPlace => ({ userId, paperId: id })

/** What of a paper is to outlive its page, and under which place; null for nothing. */
export const unsavedOf = ({ context }: { context: ComposerContext }) => {
  const { paper, kept, unanswered } = context
  const unsaved = paper === null || (paper === kept && unanswered === null) ? null : { paper, unanswered }
  return { place: placeOf(context), unsaved }
}

/** Actors, delays, guards and actions of the composer's statechart. */
export const composerSetup = setup({
  types: {
    input: {} as ComposerInput,
    context: {} as ComposerContext,
    events: {} as ComposerEvent,
    emitted: {} as ComposerEmitted,
    tags: {} as 'busy' | 'open' | 'failing' | 'waiting',
  },
  actors: {
    open: fromPromise<Opened, UnsavedPaperPlace & { readonly latest: boolean }>(unprovided('open')),
    save: fromPromise<Sending, Paper>(unprovided('save')),
  },
  delays: {
    resend: ({ context: { attempts, failure } }) => retryWait({ attempts, failure }),
  },
  guards: {
    opened: (_, result: Opened) => result.ok,
    isRestored: (_, result: Opened) =>
      result.ok && restoredPaper(result.value.paper, result.value.left).paper !== result.value.paper,
    isAbsent: ({ context: { failure } }, absence: Absence) =>
      failure !== null && absenceOf(failure) === absence,
    saved: (_, result: Saved) => result.ok,
    conflicts: (_, result: Saved) => !result.ok && isRejectedAs(result.failure, 'conflict'),
    isChanged: ({ context: { paper, kept } }) => paper !== kept,
    isLeft: ({ context: { left } }) => left,
    canUndo: ({ context: { past } }) => past.length > 0,
    mayRetry: ({ context: { failure, attempts } }) => failure !== null && mayRetry(failure, attempts),
  },
  actions: {
    take: assign((_, result: Opened) =>
      result.ok
        ? {
            ...restoredPaper(result.value.paper, result.value.left),
            questions: withQuestions(new Map(), result.value.questions),
            past: [],
            failure: null,
            attempts: 0,
          }
        : { failure: result.failure },
    ),
    change: assign(({ context }, { change, questions = [] }: ComposerEvent & { type: 'composer.change' }) => {
      if (context.paper === null) return {}
      const paper = { ...context.paper, ...changed(context.paper, change) }
      const before = { ...context.paper, ...beforeChange(context.paper, change) }
      const past = [...context.past, before].slice(-MAX_UNDO_STEPS)
      return { paper, past, questions: withQuestions(context.questions, questions) }
    }),
    undo: assign(({ context: { past, paper } }) => {
      const before = past.at(-1)
      return before === undefined || paper === null
        ? {}
        : { paper: { ...before, version: paper.version }, past: past.slice(0, -1) }
    }),
    send: assign(({ context: { paper, unanswered } }) => ({ unanswered: unanswered ?? paper })),
    /** What was changed meanwhile is kept next, as a change of what is kept now. */
    settle: assign(({ context }, { sent, result, questions }: Sending) => {
      const { paper, kept, attempts, questions: known } = context
      if (!result.ok) {
        const unanswered = isUnanswered(result.failure) ? sent : null
        return { failure: result.failure, attempts: attempts + 1, unanswered }
      }
      if (paper === null) return { kept, unanswered: null, failure: null, attempts: 0 }
      const { version, updatedAt } = result.value
      const now = { ...paper, version, updatedAt }
      return {
        paper: now,
        kept: paper === sent ? now : kept,
        questions: withQuestions(known, questions ?? []),
        unanswered: null,
        failure: null,
        attempts: 0,
      }
    }),
    leave: assign({ left: true }),
    giveUp: assign({ latest: true }),
    /** What is not saved is there after a reload. */
    keep: unprovidedAction<{ place: UnsavedPaperPlace; unsaved: UnsavedPaper | null }>('keep'),
    sayUndone: emit({ type: 'composer.undone' }),
    sayRestored: emit({ type: 'composer.restored' }),
  },
})
