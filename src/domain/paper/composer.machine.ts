import { assign, emit, fromPromise, setup } from 'xstate'
import { type Absence, absenceOf } from '../catalogue/absence.ts'
import { type Failure, isRejectedAs } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { isUnanswered } from '../kernel/retry.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { Question } from '../question/question.ts'
import type { Paper } from './paper.ts'
import { beforeChange, changed, type PaperChange } from './paper-change.ts'
import type { QuestionsById } from './paper-sheet.ts'

export interface ComposerInput {
  readonly id: number
}

export interface OpenedPaper {
  readonly paper: Paper
  readonly questions: readonly Question[]
}

export interface ComposerContext extends ComposerInput {
  /** Null until it is known. */
  readonly paper: Paper | null
  /** As the server has it. */
  readonly kept: Paper | null
  readonly questions: QuestionsById
  /** What was sent and perhaps stored, since no answer came: nothing else is sent before it is answered. Null for none. */
  readonly unanswered: Paper | null
  /** What it was before the last changes, the latest last. */
  readonly past: readonly Paper[]
  /** Why it could not be read or kept the last time; null where it could. */
  readonly failure: Failure | null
  /** The page is left. */
  readonly left: boolean
}

export type ComposerEvent =
  /** `questions`: those that the change brings into the paper. */
  | { type: 'composer.change'; change: PaperChange; questions?: readonly Question[] }
  | { type: 'composer.undo' }
  | { type: 'composer.retry' }
  /** Reads the version that was saved elsewhere, and gives up what was changed here. */
  | { type: 'composer.reload' }
  /** Its page goes: what is not kept yet is kept still, and then it ends. */
  | { type: 'composer.leave' }
  /** The session is over: nothing more is sent. */
  | { type: 'composer.drop' }

export type ComposerEmitted = { type: 'composer.undone' }

type Opened = Result<OpenedPaper, Failure>
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

/**
 * A paper that is being composed: every change is kept at once, one after the other; what could not be kept stays here and
 * says so. Screens /paper 2.
 */
export const composerMachine = setup({
  types: {
    input: {} as ComposerInput,
    context: {} as ComposerContext,
    events: {} as ComposerEvent,
    emitted: {} as ComposerEmitted,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    open: fromPromise<Opened, number>(unprovided('open')),
    save: fromPromise<Sending, Paper>(unprovided('save')),
  },
  guards: {
    opened: (_, result: Opened) => result.ok,
    isAbsent: ({ context: { failure } }, absence: Absence) =>
      failure !== null && absenceOf(failure) === absence,
    saved: (_, result: Saved) => result.ok,
    conflicts: (_, result: Saved) => !result.ok && isRejectedAs(result.failure, 'conflict'),
    isChanged: ({ context: { paper, kept } }) => paper !== kept,
    isLeft: ({ context: { left } }) => left,
    canUndo: ({ context: { past } }) => past.length > 0,
  },
  actions: {
    take: assign((_, result: Opened) =>
      result.ok
        ? {
            paper: result.value.paper,
            kept: result.value.paper,
            questions: withQuestions(new Map(), result.value.questions),
            unanswered: null,
            past: [],
            failure: null,
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
    /** What was changed meanwhile is kept next, as a change of what is kept now. */
    settle: assign(({ context: { paper, kept, questions: known } }, { sent, result, questions }: Sending) => {
      if (!result.ok)
        return { failure: result.failure, unanswered: isUnanswered(result.failure) ? sent : null }
      const { version, updatedAt } = result.value
      if (paper === null) return { kept, unanswered: null, failure: null }
      const now = { ...paper, version, updatedAt }
      return {
        paper: now,
        kept: paper === sent ? now : kept,
        questions: withQuestions(known, questions ?? []),
        unanswered: null,
        failure: null,
      }
    }),
    leave: assign({ left: true }),
    sayUndone: emit({ type: 'composer.undone' }),
  },
}).createMachine({
  id: 'composer',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    paper: null,
    kept: null,
    questions: new Map(),
    unanswered: null,
    past: [],
    failure: null,
    left: false,
  }),
  on: { 'composer.leave': '.gone', 'composer.drop': '.gone' },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'open',
        input: ({ context }) => context.id,
        onDone: [
          {
            guard: { type: 'opened', params: ({ event }) => event.output },
            target: 'open',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    deciding: {
      always: [
        { guard: { type: 'isAbsent', params: 'missing' }, target: 'missing' },
        { guard: { type: 'isAbsent', params: 'forbidden' }, target: 'forbidden' },
        { target: 'failed' },
      ],
    },
    open: {
      tags: 'open',
      initial: 'kept',
      on: {
        'composer.change': { actions: { type: 'change', params: ({ event }) => event } },
        'composer.undo': { guard: 'canUndo', actions: ['undo', 'sayUndone'] },
        'composer.reload': 'loading',
      },
      states: {
        kept: {
          always: [
            { guard: 'isChanged', target: 'saving' },
            { guard: 'isLeft', target: '#composer.gone' },
          ],
        },
        saving: {
          tags: 'busy',
          on: { 'composer.leave': { actions: 'leave' } },
          invoke: {
            src: 'save',
            input: ({ context: { paper, unanswered } }) => {
              if (paper === null) throw new Error('there is no paper to keep')
              return unanswered ?? paper
            },
            onDone: [
              {
                guard: { type: 'saved', params: ({ event }) => event.output.result },
                target: 'kept',
                actions: { type: 'settle', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'conflicts', params: ({ event }) => event.output.result },
                target: 'conflicting',
                actions: { type: 'settle', params: ({ event }) => event.output },
              },
              { target: 'unkept', actions: { type: 'settle', params: ({ event }) => event.output } },
            ],
            onError: '#composer.defect',
          },
        },
        /** Not saved on the server; the next change, or a retry, tries again. */
        unkept: {
          always: { guard: 'isLeft', target: '#composer.gone' },
          on: {
            'composer.retry': 'saving',
            'composer.leave': { target: 'saving', actions: 'leave' },
            'composer.change': {
              target: 'saving',
              actions: { type: 'change', params: ({ event }) => event },
            },
          },
        },
        /** It was changed elsewhere: nothing is overwritten unseen. */
        conflicting: { always: { guard: 'isLeft', target: '#composer.gone' } },
      },
    },
    gone: { type: 'final' },
    missing: {},
    forbidden: {},
    failed: { on: { 'composer.retry': 'loading' } },
    defect: { on: { 'composer.retry': 'loading' } },
  },
})
