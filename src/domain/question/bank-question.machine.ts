import { assign, emit, fromPromise, setup } from 'xstate'
import { ABSENCE_TRANSITIONS, isAbsent } from '../catalogue/absence.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { BankQuestion } from './bank-question.ts'
import type { Question } from './question.ts'

export interface BankQuestionInput {
  /** Of its content. */
  readonly id: number
}

export interface BankQuestionContext extends BankQuestionInput {
  /** Null until it is known. */
  readonly found: BankQuestion | null
  /** Others about the same; empty until they have come, and where there are none. */
  readonly similar: readonly Question[]
  readonly failure: Failure | null
}

export type BankQuestionEvent = { type: 'bankQuestion.retry' }

/** There is something to look at. */
export type BankQuestionEmitted = { type: 'bankQuestion.shown' }

type Read = Result<BankQuestion, Failure>
type ReadSimilar = Result<readonly Question[], Failure>

/**
 * One question of the bank, then others like it, which hold up nothing and are not missed. Wire:
 * resourcescontentinfo/{type}.
 */
export const bankQuestionMachine = setup({
  types: {
    input: {} as BankQuestionInput,
    context: {} as BankQuestionContext,
    events: {} as BankQuestionEvent,
    emitted: {} as BankQuestionEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    load: fromPromise<Read, number>(unprovided('load')),
    /** By the question's own id. */
    loadSimilar: fromPromise<ReadSimilar, number>(unprovided('loadSimilar')),
  },
  guards: {
    isKnown: ({ context }) => context.found !== null,
    isAbsent,
  },
  actions: {
    take: assign((_, result: Read) =>
      result.ok ? { found: result.value, failure: null } : { failure: result.failure },
    ),
    takeSimilar: assign((_, result: ReadSimilar) => (result.ok ? { similar: result.value } : {})),
    sayShown: emit({ type: 'bankQuestion.shown' }),
  },
}).createMachine({
  id: 'bankQuestion',
  initial: 'loading',
  context: ({ input }) => ({ ...input, found: null, similar: [], failure: null }),
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.id,
        onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'defect',
      },
    },
    deciding: {
      always: [
        { guard: 'isKnown', target: 'ready', actions: 'sayShown' },
        ...ABSENCE_TRANSITIONS,
        { target: 'failed' },
      ],
    },
    ready: {
      initial: 'comparing',
      states: {
        comparing: {
          invoke: {
            src: 'loadSimilar',
            input: ({ context }) => context.found?.question.id ?? 0,
            onDone: {
              target: 'whole',
              actions: { type: 'takeSimilar', params: ({ event }) => event.output },
            },
            onError: 'whole',
          },
        },
        whole: {},
      },
    },
    missing: {},
    withdrawn: { on: { 'bankQuestion.retry': 'loading' } },
    forbidden: {},
    failed: { tags: 'failing', on: { 'bankQuestion.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'bankQuestion.retry': 'loading' } },
  },
})
