import { assign, emit, enqueueActions, setup } from 'xstate'
import { type BasketItem, MAX_IN_BASKET } from './basket.ts'

export interface BasketContext {
  /** The user whose basket it is; 0 for none. */
  readonly userId: number
  /** In the order in which they were chosen, each once. */
  readonly items: readonly BasketItem[]
}

export type BasketEvent =
  /** A user signed in, with the basket that is kept for them. */
  | { type: 'basket.open'; userId: number; items: readonly BasketItem[] }
  | { type: 'basket.close' }
  /** What another tab made of it. */
  | { type: 'basket.follow'; items: readonly BasketItem[] }
  /** What is in it already stays where it is. */
  | { type: 'basket.add'; items: readonly BasketItem[] }
  | { type: 'basket.remove'; questionIds: readonly number[] }
  | { type: 'basket.empty' }

export type BasketEmitted =
  /** To be kept in the browser. */
  | { type: 'basket.kept'; userId: number; items: readonly BasketItem[] }
  /** It holds no more; `left` were not taken. */
  | { type: 'basket.full'; left: number }
  /** Everything was taken out, and could be put back. */
  | { type: 'basket.emptied'; items: readonly BasketItem[] }

const has = (items: readonly BasketItem[], id: number): boolean =>
  items.some(({ questionId }) => questionId === id)

const once = (items: readonly BasketItem[]): readonly BasketItem[] =>
  items.filter((item, at) => items.findIndex(({ questionId }) => questionId === item.questionId) === at)

/**
 * 试题篮: the questions that a user collects for a paper, as long as the app runs and beyond, in this browser. Shared by the
 * question bank and the composer. Screens `/details` and `/paper`.
 */
export const basketMachine = setup({
  types: {
    context: {} as BasketContext,
    events: {} as BasketEvent,
    emitted: {} as BasketEmitted,
  },
  actions: {
    take: assign((_, items: readonly BasketItem[]) => ({ items: once(items).slice(0, MAX_IN_BASKET) })),
    keep: emit(({ context: { userId, items } }) => ({ type: 'basket.kept' as const, userId, items })),
    sayLeft: enqueueActions(({ enqueue, context }, wanted: readonly BasketItem[]) => {
      const left = once(wanted).length - context.items.length
      if (left > 0) enqueue.emit({ type: 'basket.full', left })
    }),
    sayEmptied: emit(({ context: { items } }) => ({ type: 'basket.emptied' as const, items })),
  },
  guards: {
    bringsNew: ({ context }, items: readonly BasketItem[]) =>
      items.some(({ questionId }) => !has(context.items, questionId)),
    hasAny: ({ context }, ids: readonly number[]) => ids.some((id) => has(context.items, id)),
  },
}).createMachine({
  id: 'basket',
  initial: 'closed',
  context: { userId: 0, items: [] },
  on: {
    'basket.open': {
      target: '.open',
      actions: [
        assign({ userId: ({ event }) => event.userId }),
        { type: 'take', params: ({ event }) => event.items },
      ],
    },
    'basket.close': { target: '.closed', actions: assign({ userId: 0, items: [] }) },
  },
  states: {
    closed: {},
    open: {
      on: {
        'basket.follow': { actions: { type: 'take', params: ({ event }) => event.items } },
        'basket.add': {
          guard: { type: 'bringsNew', params: ({ event }) => event.items },
          actions: enqueueActions(({ enqueue, context, event }) => {
            const wanted = [...context.items, ...event.items]
            enqueue({ type: 'take', params: wanted })
            enqueue({ type: 'sayLeft', params: wanted })
            enqueue('keep')
          }),
        },
        'basket.remove': {
          guard: { type: 'hasAny', params: ({ event }) => event.questionIds },
          actions: [
            {
              type: 'take',
              params: ({ context, event }) =>
                context.items.filter(({ questionId }) => !event.questionIds.includes(questionId)),
            },
            'keep',
          ],
        },
        'basket.empty': {
          guard: ({ context }) => context.items.length > 0,
          actions: ['sayEmptied', { type: 'take', params: [] }, 'keep'],
        },
      },
    },
  },
})
