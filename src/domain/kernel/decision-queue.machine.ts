import { assign, fromPromise, setup } from 'xstate'
import {
  type DecisionReason,
  type DecisionVerdict,
  type LeftReason,
  unsentReasons,
} from './decision-queue.ts'
import { type Failure, isRejectedAs } from './failure.ts'
import type { Page } from './page.ts'
import { isReasonEnough } from './reason.ts'
import type { Result } from './result.ts'
import { unprovided } from './unprovided.ts'

export interface DecisionQueueInput<Query> {
  /** The query of the queue, with its page number. */
  readonly query: Query
}

export interface DecisionQueueStart<Query, Refusal extends string> extends DecisionQueueInput<Query> {
  /** Unfinished reasons of an earlier page; absent or null for none. */
  readonly left?: readonly LeftReason<Refusal>[] | null
}

export interface DecisionQueueContext<Query, Item, Refusal extends string> extends DecisionQueueInput<Query> {
  readonly page: Page<Item>
  /** Null while none is written. */
  readonly reason: DecisionReason<Item, Refusal> | null
  /** Unfinished reasons of other items; each is resumed when its item is loaded, or refused again. */
  readonly left: readonly LeftReason<Refusal>[]
  /** The decision in progress; null for none. */
  readonly verdict: DecisionVerdict<Item, Refusal> | null
  /** Why the queue could not be read, or the decision not be made. */
  readonly failure: Failure | null
}

export type DecisionQueueEvent<Query, Item, Refusal extends string> =
  | { type: 'queue.show'; query: Query }
  | { type: 'queue.approve'; item: Item }
  | { type: 'queue.refuse'; how: Refusal; item: Item }
  | { type: 'queue.write'; words: string }
  | { type: 'queue.send' }
  | { type: 'queue.leave' }
  | { type: 'queue.reread' }

type Decided = Result<true, Failure>

/**
 * The queue of a reviewer, `size` items a page. An item is approved, or refused with a reason, and the queue is read again after each
 * decision. A reason that could not be sent is kept, also when its page is left, and is resumed when its item is shown again.
 */
export const createDecisionQueue = <Query, Item, Refusal extends string>(
  id: string,
  size: number,
  idOf: (item: Item) => number,
) => {
  type Context = DecisionQueueContext<Query, Item, Refusal>
  type Loaded = Result<Page<Item>, Failure>
  type Verdict = DecisionVerdict<Item, Refusal>

  const initialFor = (query: Query): Omit<Context, 'left'> => ({
    query,
    page: { index: 1, size, total: 0, items: [] },
    reason: null,
    verdict: null,
    failure: null,
  })

  const verdictOf = ({ verdict }: Context): Verdict => {
    if (verdict === null) throw new Error('nothing is decided')
    return verdict
  }

  return setup({
    types: {
      input: {} as DecisionQueueStart<Query, Refusal>,
      context: {} as Context,
      events: {} as DecisionQueueEvent<Query, Item, Refusal>,
      tags: {} as 'busy' | 'arriving' | 'failing',
    },
    actors: {
      load: fromPromise<Loaded, DecisionQueueInput<Query>>(unprovided('load')),
      decide: fromPromise<Decided, Verdict>(unprovided('decide')),
    },
    guards: {
      isLoaded: (_, result: Loaded) => result.ok,
      isDecided: (_, result: Decided) => result.ok,
      /** Another reviewer decided first, or the item was taken back. */
      isOvertaken: (_, result: Decided) =>
        !result.ok && isRejectedAs(result.failure, 'conflict', 'missing', 'withdrawn'),
      isExplained: ({ context: { reason } }) => reason !== null,
      saysEnough: ({ context: { reason } }) => reason !== null && isReasonEnough(reason.words),
    },
    actions: {
      turnTo: assign(({ context: { left, reason }, event }) =>
        event.type === 'queue.show'
          ? {
              ...initialFor(event.query),
              left: reason?.words.trim() === '' ? left : unsentReasons(left, reason, idOf),
            }
          : {},
      ),
      take: assign(({ context: { left } }, result: Loaded) => {
        if (!result.ok) return {}
        const page = result.value
        for (const item of page.items) {
          const found = left.find(({ id: one }) => one === idOf(item))
          if (found !== undefined)
            return {
              page,
              reason: { how: found.how, item, words: found.words, tried: false },
              left: left.filter((one) => one !== found),
            }
        }
        return { page }
      }),
      noteFailure: assign((_, result: Result<unknown, Failure>) =>
        result.ok ? {} : { failure: result.failure },
      ),
      forgetFailure: assign({ failure: null }),
      approve: assign(({ event }) =>
        event.type === 'queue.approve'
          ? { verdict: { how: 'approve' as const, item: event.item }, failure: null }
          : {},
      ),
      beginReason: assign(({ context: { left }, event }) => {
        if (event.type !== 'queue.refuse') return {}
        const { how, item } = event
        const found = left.find(({ id: one }) => one === idOf(item))
        return {
          reason: { how, item, words: found?.words ?? '', tried: false },
          left: left.filter((one) => one !== found),
          failure: null,
        }
      }),
      write: assign(({ context: { reason } }, words: string) =>
        reason === null ? {} : { reason: { ...reason, words } },
      ),
      noteTooShort: assign(({ context: { reason } }) =>
        reason === null ? {} : { reason: { ...reason, tried: true } },
      ),
      refuse: assign(({ context: { reason } }) =>
        reason === null
          ? {}
          : {
              verdict: { how: reason.how, item: reason.item, reason: reason.words.trim() },
              failure: null,
            },
      ),
      forgetReason: assign({ reason: null }),
      forgetDecided: assign(({ context: { left, verdict } }) => ({
        reason: null,
        left: left.filter(({ id: one }) => verdict === null || one !== idOf(verdict.item)),
      })),
      settle: assign({ verdict: null }),
    },
  }).createMachine({
    id,
    initial: 'reading',
    context: ({ input: { query, left } }) => ({ ...initialFor(query), left: left ?? [] }),
    on: {
      'queue.show': { target: '.reading', actions: 'turnTo' },
    },
    states: {
      /** The present items stay on the screen while the queue is read again. */
      reading: {
        tags: 'busy',
        initial: 'first',
        states: { first: { tags: 'arriving', entry: 'forgetFailure' }, again: {} },
        invoke: {
          src: 'load',
          input: ({ context: { query } }) => ({ query }),
          onDone: [
            {
              guard: { type: 'isLoaded', params: ({ event }) => event.output },
              target: 'settling',
              actions: { type: 'take', params: ({ event }) => event.output },
            },
            { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
          ],
          onError: 'defect',
        },
      },
      settling: {
        always: [{ guard: 'isExplained', target: 'explaining' }, { target: 'ready' }],
      },
      ready: {
        on: {
          'queue.approve': { target: 'deciding', actions: 'approve' },
          'queue.refuse': { target: 'explaining', actions: 'beginReason' },
        },
      },
      explaining: {
        on: {
          'queue.write': { actions: { type: 'write', params: ({ event }) => event.words } },
          'queue.send': [
            { guard: 'saysEnough', target: 'deciding', actions: 'refuse' },
            { actions: 'noteTooShort' },
          ],
          'queue.leave': { target: 'ready', actions: 'forgetReason' },
        },
      },
      deciding: {
        tags: 'busy',
        exit: 'settle',
        invoke: {
          src: 'decide',
          input: ({ context }) => verdictOf(context),
          onDone: [
            {
              guard: { type: 'isDecided', params: ({ event }) => event.output },
              target: 'reading.again',
              actions: 'forgetDecided',
            },
            {
              guard: { type: 'isOvertaken', params: ({ event }) => event.output },
              target: 'reading.again',
              actions: ['forgetDecided', { type: 'noteFailure', params: ({ event }) => event.output }],
            },
            {
              guard: 'isExplained',
              target: 'explaining',
              actions: { type: 'noteFailure', params: ({ event }) => event.output },
            },
            { target: 'ready', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
          ],
          onError: 'defect',
        },
      },
      failed: { tags: 'failing', on: { 'queue.reread': 'reading' } },
      defect: { tags: 'failing', on: { 'queue.reread': { target: 'reading', actions: 'forgetReason' } } },
    },
  })
}
