import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided, unprovidedAction } from '../kernel/unprovided.ts'
import type { SheetProblem } from './answer-sheet.ts'
import {
  afterReceipt,
  afterRefusal,
  afterSecond,
  finishedOf,
  handedIn,
  ledTo,
  type PartGiven,
  type Practice,
  type PracticeLayout,
  problemIn,
  type SelfMark,
  selfMarked,
  withFlag,
  withGiven,
} from './practice.ts'
import type { PracticeScope } from './practice-scope.ts'
import type { AnswerItem, AnswerResult } from './question.ts'

export interface PracticeInput {
  readonly userId: number
  readonly scope: PracticeScope
  /** The practice of this scope that was handed in and is come back to; '' for none. */
  readonly finishedId: string
}

export interface PracticeContext extends PracticeInput {
  /** Null until its questions have come. */
  readonly practice: Practice | null
  /** It was left and is gone on with. */
  readonly resumed: boolean
  /** Why the questions did not come, or an answer was not taken. */
  readonly failure: Failure | null
  /** What is wrong with an answer that was to be handed in; gone with the next change. */
  readonly problem: (SheetProblem & { readonly questionId: number }) | null
}

export type PracticeEvent =
  | ({ type: 'practice.give' } & PartGiven)
  | { type: 'practice.goTo'; at: number }
  | { type: 'practice.flag'; questionId: number }
  | { type: 'practice.lay'; layout: PracticeLayout }
  | { type: 'practice.pause' }
  | { type: 'practice.goOn' }
  /** Hands one answer in, to see at once whether it is right. */
  | { type: 'practice.check'; questionId: number }
  | ({ type: 'practice.markSelf' } & SelfMark)
  /** Hands in everything that is written; the end of it. */
  | { type: 'practice.finish' }
  | { type: 'practice.again' }
  | { type: 'practice.retry' }
  | { type: 'practice.delivered'; items: readonly AnswerItem[]; results: readonly AnswerResult[] }
  | { type: 'practice.refused'; items: readonly AnswerItem[]; failure: Failure }

export type PracticeEmitted =
  /** Handed in: the address is to say which one. */
  | { type: 'practice.finished'; id: string }
  /** Another one: the address names none any more. */
  | { type: 'practice.left' }

export interface OpenedPractice {
  readonly practice: Practice
  readonly resumed: boolean
}

type Opened = Result<OpenedPractice, Failure>

/** The clock of a practice. */
export const SECOND_MS = 1000
/** Seconds; a change is kept at once. */
const KEPT_EVERY = 10

const practiceOf = ({ practice }: PracticeContext): Practice => {
  if (practice === null) throw new Error('there is no practice yet')
  return practice
}

/**
 * A practice: it can be left and gone on with at the same question with the same answers, and goes on without a connection,
 * since what is handed in leaves by the outbox and is marked when its receipt comes. Wire: questionsanswer.
 */
export const practiceMachine = setup({
  types: {
    input: {} as PracticeInput,
    context: {} as PracticeContext,
    events: {} as PracticeEvent,
    emitted: {} as PracticeEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** The one of this scope that was handed in and is named, or that was left, or a new one. */
    open: fromPromise<Opened, PracticeInput>(unprovided('open')),
    /** Keeps on the server what was asked and how long it took. */
    record: fromPromise<Result<true, Failure>, Practice>(unprovided('record')),
    /** Tells with `practice.delivered` and `practice.refused` what became of answers. */
    receipts: fromCallback<PracticeEvent>(() => undefined),
  },
  delays: { second: SECOND_MS },
  guards: {
    finished: (_, opened: Opened) => opened.ok && opened.value.practice.finished,
    filled: (_, opened: Opened) => opened.ok && opened.value.practice.questions.length > 0,
    empty: (_, opened: Opened) => opened.ok,
    recorded: (_, recorded: Result<true, Failure>) => recorded.ok,
    worthKeeping: ({ context }) => (practiceOf(context).seconds + 1) % KEPT_EVERY === 0,
    sendable: ({ context }, questionId: number) => problemIn(practiceOf(context), questionId) === null,
  },
  actions: {
    /** Keeps the practice of the context where it outlives the page, and lets leave what waits in it. */
    keep: unprovidedAction('keep'),
    begin: assign((_, opened: Opened) => (opened.ok ? { ...opened.value, failure: null } : {})),
    fail: assign((_, opened: Opened) => (opened.ok ? {} : { failure: opened.failure })),
    become: assign((_, practice: Practice) => ({ practice, problem: null })),
    tick: assign(({ context }) => ({ practice: afterSecond(practiceOf(context)) })),
    name: assign(({ context }, questionId: number) => {
      const problem = problemIn(practiceOf(context), questionId)
      return { problem: problem && { ...problem, questionId } }
    }),
    complain: assign((_, failure: Failure | null) => ({ failure })),
    clear: assign({ finishedId: '', practice: null, resumed: false, failure: null, problem: null }),
    sayFinished: emit(({ context }) => ({ type: 'practice.finished' as const, id: practiceOf(context).id })),
    sayLeft: emit({ type: 'practice.left' as const }),
  },
}).createMachine({
  id: 'practice',
  initial: 'opening',
  context: ({ input }) => ({ ...input, practice: null, resumed: false, failure: null, problem: null }),
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        src: 'open',
        input: ({ context: { userId, scope, finishedId } }) => ({ userId, scope, finishedId }),
        onDone: [
          {
            guard: { type: 'finished', params: ({ event }) => event.output },
            target: '#practice.opened.finished',
            actions: { type: 'begin', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'filled', params: ({ event }) => event.output },
            target: 'opened',
            actions: { type: 'begin', params: ({ event }) => event.output },
          },
          { guard: { type: 'empty', params: ({ event }) => event.output }, target: 'empty' },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    /** There are no questions here. */
    empty: {},
    failed: { on: { 'practice.retry': 'opening' } },
    opened: {
      initial: 'running',
      // What was handed in before the page was left may have arrived or not: the same ids are answered alike.
      entry: 'keep',
      invoke: { src: 'receipts' },
      on: {
        'practice.delivered': {
          actions: [
            {
              type: 'become',
              params: ({ context, event }) => afterReceipt(practiceOf(context), event.items, event.results),
            },
            'keep',
          ],
        },
        'practice.refused': {
          actions: [
            {
              type: 'become',
              params: ({ context, event }) => afterRefusal(practiceOf(context), event.items),
            },
            { type: 'complain', params: ({ event }) => event.failure },
            'keep',
          ],
        },
        'practice.markSelf': {
          actions: [
            { type: 'become', params: ({ context, event }) => selfMarked(practiceOf(context), event) },
            'keep',
          ],
        },
        'practice.goTo': {
          actions: [
            { type: 'become', params: ({ context, event }) => ledTo(practiceOf(context), event.at) },
            'keep',
          ],
        },
        'practice.lay': {
          actions: [
            {
              type: 'become',
              params: ({ context, event }) => ({ ...practiceOf(context), layout: event.layout }),
            },
            'keep',
          ],
        },
      },
      states: {
        running: {
          after: {
            second: [
              { guard: 'worthKeeping', target: 'running', reenter: true, actions: ['tick', 'keep'] },
              { target: 'running', reenter: true, actions: 'tick' },
            ],
          },
          on: {
            'practice.pause': 'paused',
            'practice.give': {
              actions: [
                { type: 'become', params: ({ context, event }) => withGiven(practiceOf(context), event) },
                'keep',
              ],
            },
            'practice.flag': {
              actions: [
                {
                  type: 'become',
                  params: ({ context, event }) => withFlag(practiceOf(context), event.questionId),
                },
                'keep',
              ],
            },
            'practice.check': [
              {
                guard: { type: 'sendable', params: ({ event }) => event.questionId },
                actions: [
                  {
                    type: 'become',
                    params: ({ context, event }) => handedIn(practiceOf(context), [event.questionId]),
                  },
                  { type: 'complain', params: null },
                  'keep',
                ],
              },
              { actions: { type: 'name', params: ({ event }) => event.questionId } },
            ],
            'practice.finish': {
              target: 'finished',
              actions: [
                { type: 'become', params: ({ context }) => finishedOf(practiceOf(context)) },
                'keep',
                'sayFinished',
              ],
            },
          },
        },
        paused: { on: { 'practice.goOn': 'running' } },
        finished: {
          on: { 'practice.again': { target: '#practice.opening', actions: ['clear', 'sayLeft'] } },
          initial: 'recording',
          states: {
            recording: {
              invoke: {
                src: 'record',
                input: ({ context }) => practiceOf(context),
                onDone: [
                  { guard: { type: 'recorded', params: ({ event }) => event.output }, target: 'recorded' },
                  { target: 'unrecorded' },
                ],
                onError: 'unrecorded',
              },
            },
            recorded: {},
            /** Recorded once an answer gets through, or at the next try. */
            unrecorded: {
              on: {
                'practice.delivered': {
                  target: 'recording',
                  actions: [
                    {
                      type: 'become',
                      params: ({ context, event }) =>
                        afterReceipt(practiceOf(context), event.items, event.results),
                    },
                    'keep',
                  ],
                },
                'practice.retry': 'recording',
              },
            },
          },
        },
      },
    },
    /** A bug; what was written stays kept. */
    defect: { on: { 'practice.retry': 'opening' } },
  },
})
