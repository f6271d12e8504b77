import { assign, emit, fromCallback, fromPromise, not, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { prospectOf } from '../kernel/retry.ts'
import { unprovided, unprovidedAction } from '../kernel/unprovided.ts'
import type { AnswerResult } from './question.ts'
import { isSameAnswer, type UnsentAnswer } from './unsent-answer.ts'

/** How long after the first failure, then twice as long each time, up to the longest. */
export const FIRST_WAIT_MS = 5000
export const MAX_WAIT_MS = 60_000

export interface AnswerOutboxContext {
  /** The user whose answers these are; null for a visitor. */
  readonly userId: number | null
  /** Oldest first. */
  readonly unsent: readonly UnsentAnswer[]
  /** Attempts in a row that brought no answer. */
  readonly fruitless: number
  /** Those of them that have not been sent before. */
  readonly posted: readonly UnsentAnswer[]
}

export type AnswerOutboxEvent =
  | { type: 'outbox.open'; userId: number }
  | { type: 'outbox.close' }
  /** One that could not be sent. */
  | { type: 'outbox.add'; answer: UnsentAnswer }
  /** One that has not been sent before. */
  | { type: 'outbox.post'; answer: UnsentAnswer }
  /** There may be a connection again, or the user asks to send now. */
  | { type: 'outbox.flush' }

export type AnswerOutboxEmitted =
  /** `late`: it did not get through at once. */
  | { type: 'outbox.delivered'; answer: UnsentAnswer; results: readonly AnswerResult[]; late: boolean }
  /** It will never be taken; what was written is still kept where it was written. */
  | { type: 'outbox.refused'; answer: UnsentAnswer; failure: Failure }

type Outcome = Result<readonly AnswerResult[], Failure>

/**
 * Answers that were given without a connection: kept where they outlive the page, sent in their order as soon as one is
 * there again, each until a server says what it thinks of it. R-question-2 and docs/decisions/0074.
 */
export const answerOutboxMachine = setup({
  types: {
    context: {} as AnswerOutboxContext,
    events: {} as AnswerOutboxEvent,
    emitted: {} as AnswerOutboxEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** What is kept of a user. */
    recall: fromPromise<readonly UnsentAnswer[], number>(unprovided('recall')),
    send: fromPromise<Outcome, UnsentAnswer>(unprovided('send')),
    /** Tells with `outbox.flush` when there is a connection again. */
    connection: fromCallback<AnswerOutboxEvent>(() => undefined),
  },
  delays: {
    wait: ({ context }) => Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (context.fruitless - 1)),
  },
  guards: {
    empty: ({ context }) => context.unsent.length === 0,
    taken: (_, outcome: Outcome) => outcome.ok,
    passing: (_, outcome: Outcome) => !outcome.ok && prospectOf(outcome.failure) !== 'final',
  },
  actions: {
    keep: unprovidedAction<UnsentAnswer>('keep'),
    /** Takes an answer that is settled out of where it was kept. */
    drop: unprovidedAction<UnsentAnswer>('drop'),
    /** The draft of an answer that has arrived. */
    forgetDraft: unprovidedAction<UnsentAnswer>('forgetDraft'),
    open: assign((_, userId: number) => ({ userId, unsent: [], fruitless: 0, posted: [] })),
    close: assign({ userId: null, unsent: [], fruitless: 0, posted: [] }),
    recalled: assign(({ context }, kept: readonly UnsentAnswer[]) => ({
      unsent: [...kept, ...context.unsent.filter((answer) => !kept.some((one) => isSameAnswer(one, answer)))],
    })),
    add: assign(({ context }, answer: UnsentAnswer) => ({
      unsent: [...context.unsent.filter((other) => !isSameAnswer(answer, other)), answer],
    })),
    post: assign(({ context }, answer: UnsentAnswer) => ({ posted: [...context.posted, answer] })),
    settle: assign(({ context }) => ({
      unsent: context.unsent.slice(1),
      fruitless: 0,
      posted: context.posted.filter((answer) => answer !== context.unsent[0]),
    })),
    failed: assign(({ context }) => ({ fruitless: context.fruitless + 1 })),
    sayDelivered: emit(
      (_, said: { answer: UnsentAnswer; results: readonly AnswerResult[]; late: boolean }) => ({
        type: 'outbox.delivered' as const,
        ...said,
      }),
    ),
    sayRefused: emit((_, said: { answer: UnsentAnswer; failure: Failure }) => ({
      type: 'outbox.refused' as const,
      ...said,
    })),
  },
}).createMachine({
  id: 'answerOutbox',
  initial: 'closed',
  context: { userId: null, unsent: [], fruitless: 0, posted: [] },
  on: {
    'outbox.open': { target: '.opened', actions: { type: 'open', params: ({ event }) => event.userId } },
  },
  states: {
    closed: {},
    opened: {
      initial: 'recalling',
      invoke: { src: 'connection' },
      on: {
        'outbox.close': { target: 'closed', actions: 'close' },
        'outbox.add': {
          actions: [
            { type: 'keep', params: ({ event }) => event.answer },
            { type: 'add', params: ({ event }) => event.answer },
          ],
        },
        'outbox.post': {
          actions: [
            { type: 'keep', params: ({ event }) => event.answer },
            { type: 'add', params: ({ event }) => event.answer },
            { type: 'post', params: ({ event }) => event.answer },
          ],
        },
      },
      states: {
        recalling: {
          tags: 'busy',
          invoke: {
            src: 'recall',
            input: ({ context }) => context.userId ?? 0,
            onDone: {
              target: 'deciding',
              actions: { type: 'recalled', params: ({ event }) => event.output },
            },
            onError: 'defect',
          },
        },
        deciding: { always: [{ guard: 'empty', target: 'empty' }, { target: 'sending' }] },
        empty: {
          // Something was posted.
          always: { guard: not('empty'), target: 'sending' },
          on: {
            // It has just failed to be sent: at once would be too soon.
            'outbox.add': {
              target: 'resting',
              actions: [
                { type: 'keep', params: ({ event }) => event.answer },
                { type: 'add', params: ({ event }) => event.answer },
                'failed',
              ],
            },
            // Another tab may have left something.
            'outbox.flush': 'recalling',
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'send',
            input: ({ context }) => firstOf(context),
            onDone: [
              {
                guard: { type: 'taken', params: ({ event }) => event.output },
                target: 'deciding',
                actions: [
                  { type: 'drop', params: ({ context }) => firstOf(context) },
                  { type: 'forgetDraft', params: ({ context }) => firstOf(context) },
                  { type: 'sayDelivered', params: ({ context, event }) => delivered(context, event.output) },
                  'settle',
                ],
              },
              {
                guard: { type: 'passing', params: ({ event }) => event.output },
                target: 'resting',
                actions: 'failed',
              },
              {
                target: 'deciding',
                actions: [
                  { type: 'drop', params: ({ context }) => firstOf(context) },
                  { type: 'sayRefused', params: ({ context, event }) => refused(context, event.output) },
                  'settle',
                ],
              },
            ],
            onError: 'defect',
          },
        },
        /** Until it is worth another try; a session that is over ends the wait by closing. */
        resting: {
          after: { wait: 'sending' },
          on: {
            'outbox.flush': 'sending',
            // The user waits for this one.
            'outbox.post': {
              target: 'sending',
              actions: [
                { type: 'keep', params: ({ event }) => event.answer },
                { type: 'add', params: ({ event }) => event.answer },
                { type: 'post', params: ({ event }) => event.answer },
              ],
            },
          },
        },
        /** A bug; nothing that is kept is lost. */
        defect: { on: { 'outbox.flush': 'recalling' } },
      },
    },
  },
})

const firstOf = ({ unsent: [first] }: AnswerOutboxContext): UnsentAnswer => {
  if (first === undefined) throw new Error('nothing waits to be sent')
  return first
}

const delivered = (context: AnswerOutboxContext, outcome: Outcome) => {
  if (!outcome.ok) throw new Error('an answer that was not taken was not delivered')
  const answer = firstOf(context)
  const late = context.fruitless > 0 || !context.posted.includes(answer)
  return { answer, results: outcome.value, late }
}

const refused = (context: AnswerOutboxContext, outcome: Outcome) => {
  if (outcome.ok) throw new Error('an answer that was taken was not refused')
  return { answer: firstOf(context), failure: outcome.failure }
}
