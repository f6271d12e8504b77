import { assign, enqueueActions, fromCallback, fromPromise, setup } from 'xstate'
import type {
  OutboxContext,
  OutboxEmitted,
  OutboxEvent,
  OutboxRules,
  Sending,
  Urgency,
} from './outbox.events.ts'
import { outcomeOf, settledIn } from './outbox-outcome.ts'
import { takeTurns } from './outbox-turns.ts'
import { retryWait } from './retry.ts'
import { unprovided, unprovidedCallback } from './unprovided.ts'

/** After this time without an answer the tag `slow` lets a page say so. */
const SLOW_MS = 1500

/**
 * One way to keep and send: every item is written down first and sent then, and stays written until a server has
 * acknowledged or refused it. Sent twice, or by two tabs, an item does no harm: its port knows it by its ids. What fails is
 * tried again by the policy of `retry.ts` for as long as its user is here, and what the server cannot take holds up nothing
 * of another sequence. docs/decisions/0281 and docs/decisions/0472.
 */
export const createOutbox = <Item, Receipt>(id: string, rules: OutboxRules<Item>) => {
  const { ownerOf, merge, after, isNews, order, isUrgent, beatMs } = rules
  type Context = OutboxContext<Item>
  const NOTHING: Context = {
    userId: null,
    items: [],
    unwritten: [],
    prompt: [],
    underWay: [],
    savedAt: null,
    failure: null,
    refusal: null,
    attempts: 0,
    stumbles: {},
  }

  const turns = takeTurns<Item>(rules)

  return setup({
    types: {
      context: {} as Context,
      events: {} as OutboxEvent<Item>,
      emitted: {} as OutboxEmitted<Item, Receipt>,
      tags: {} as 'busy' | 'slow' | 'gathering' | 'waiting',
    },
    actors: {
      /** Writes items down, and answers which. */
      keep: fromPromise<readonly Item[], readonly Item[]>(unprovided('keep')),
      /** Deletes the items of other users and reads those of this user. */
      gather: fromPromise<readonly Item[], number>(unprovided('gather')),
      /** Sends items, and crosses out what is settled. */
      send: fromPromise<Sending<Item, Receipt>, readonly Item[]>(unprovided('send')),
      /** Says `outbox.gather` when the network is back and `outbox.flush` when the page is left. */
      watch: fromCallback<OutboxEvent<Item>>(unprovidedCallback('watch')),
    },
    delays: {
      beat: beatMs,
      slow: SLOW_MS,
      backOff: ({ context }) => retryWait(context),
    },
    guards: {
      someUnwritten: ({ context }) => context.unwritten.length > 0,
      someItems: ({ context }) => context.items.length > 0,
      someUrgent: ({ context }) => isUrgent(context.items),
      othersAreNext: ({ context }) => context.attempts === 0,
      someNews: ({ context }) => order === 'together' && after(context.items, context.underWay).length > 0,
      isNews: ({ context }, item: Item) => ownerOf(item) === context.userId && isNews(context.items, item),
      isNewsFor: ({ context }, { item, urgency, as }: { item: Item; urgency: Urgency; as: Urgency }) =>
        urgency === as && ownerOf(item) === context.userId && isNews(context.items, item),
      delivered: (_, sending: Sending<Item, Receipt>) => outcomeOf(sending).failure === null,
    },
    actions: {
      /** Unsent items stay for the same user; users without an id cannot be told from one another. */
      greet: assign(({ context }, userId: number) =>
        userId !== 0 && userId === context.userId ? {} : { ...NOTHING, userId },
      ),
      drop: assign(NOTHING),
      put: assign(({ context }, { item, urgency }: { item: Item; urgency: Urgency }) => ({
        items: merge(context.items, [item]),
        unwritten: merge(context.unwritten, [item]),
        prompt: urgency === 'now' ? merge(context.prompt, [item]) : context.prompt,
      })),
      written: assign(({ context }, items: readonly Item[]) => ({
        unwritten: after(context.unwritten, items),
      })),
      adopt: assign(({ context }, kept: readonly Item[]) => ({ items: merge(context.items, kept) })),
      take: assign(({ context }) => ({ underWay: turns.next(context) })),
      stumble: assign(({ context }) => ({ ...turns.failed(context, null), underWay: [] })),
      settle: enqueueActions(({ context, enqueue }, sending: Sending<Item, Receipt>) => {
        const { taken, refused, failure } = outcomeOf(sending)
        const settled = settledIn(sending)
        for (const { item, receipt } of taken) {
          const late = context.attempts > 0 || after([item], context.prompt).length > 0
          enqueue.emit({ type: 'outbox.delivered', item, receipt, late })
        }
        for (const { item, failure: why } of refused)
          enqueue.emit({ type: 'outbox.refused', item, failure: why })
        enqueue.assign({
          items: after(context.items, settled),
          prompt: after(context.prompt, settled),
          underWay: [],
          savedAt: taken.length > 0 ? sending.at : context.savedAt,
          refusal: refused.at(-1)?.failure ?? null,
          failure,
          attempts: 0,
          stumbles: turns.settled(context.stumbles, settled),
          ...(failure === null ? {} : turns.failed(context, failure)),
        })
      }),
    },
  }).createMachine({
    id,
    type: 'parallel',
    context: NOTHING,
    on: {
      'outbox.open': {
        target: '.sending.open',
        actions: { type: 'greet', params: ({ event }) => event.userId },
      },
      'outbox.close': '.sending.shut',
      'outbox.drop': { target: ['.keeping.idle', '.sending.shut'], actions: 'drop' },
    },
    states: {
      keeping: {
        on: {
          'outbox.put': {
            guard: { type: 'isNews', params: ({ event }) => event.item },
            actions: { type: 'put', params: ({ event: { item, urgency } }) => ({ item, urgency }) },
          },
        },
        initial: 'idle',
        states: {
          idle: { always: { guard: 'someUnwritten', target: 'writing' } },
          writing: {
            invoke: {
              src: 'keep',
              input: ({ context }) => context.unwritten,
              onDone: { target: 'idle', actions: { type: 'written', params: ({ event }) => event.output } },
              // A bug, not a store that refuses: what is put next tries again.
              onError: {
                target: 'idle',
                actions: { type: 'written', params: ({ context }) => context.unwritten },
              },
            },
          },
        },
      },
      sending: {
        initial: 'shut',
        states: {
          shut: {},
          open: {
            initial: 'gathering',
            invoke: { src: 'watch' },
            on: { 'outbox.gather': '.gathering' },
            states: {
              gathering: {
                tags: ['busy', 'gathering'],
                invoke: {
                  src: 'gather',
                  input: ({ context }) => context.userId ?? 0,
                  onDone: {
                    target: 'gathered',
                    actions: { type: 'adopt', params: ({ event }) => event.output },
                  },
                  onError: 'gathered',
                },
              },
              gathered: { always: [{ guard: 'someItems', target: 'posting' }, { target: 'quiet' }] },
              quiet: {
                always: [
                  { guard: 'someUrgent', target: 'posting' },
                  { guard: 'someItems', target: 'due' },
                ],
                on: {
                  'outbox.put': [
                    {
                      guard: { type: 'isNewsFor', params: ({ event }) => ({ ...event, as: 'now' as const }) },
                      target: 'posting',
                    },
                    {
                      guard: {
                        type: 'isNewsFor',
                        params: ({ event }) => ({ ...event, as: 'later' as const }),
                      },
                      target: 'backingOff',
                      actions: 'stumble',
                    },
                  ],
                },
              },
              due: { after: { beat: 'posting' }, on: { 'outbox.flush': 'posting' } },
              posting: {
                tags: 'busy',
                entry: 'take',
                on: { 'outbox.flush': { guard: 'someNews', target: 'posting', reenter: true } },
                invoke: {
                  src: 'send',
                  input: ({ context }) => context.underWay,
                  onDone: [
                    {
                      guard: { type: 'delivered', params: ({ event }) => event.output },
                      target: 'quiet',
                      actions: { type: 'settle', params: ({ event }) => event.output },
                    },
                    {
                      target: 'backingOff',
                      actions: { type: 'settle', params: ({ event }) => event.output },
                    },
                  ],
                  onError: { target: 'backingOff', actions: 'stumble' },
                },
                initial: 'brisk',
                states: { brisk: { after: { slow: 'slow' } }, slow: { tags: 'slow' } },
              },
              backingOff: {
                tags: 'waiting',
                always: { guard: 'othersAreNext', target: 'posting' },
                after: { backOff: 'posting' },
                on: {
                  'outbox.flush': 'posting',
                  // The user waits for this one.
                  'outbox.put': {
                    guard: { type: 'isNewsFor', params: ({ event }) => ({ ...event, as: 'now' as const }) },
                    target: 'posting',
                  },
                },
              },
            },
          },
        },
      },
    },
  })
}

export type OutboxMachine<Item, Receipt> = ReturnType<typeof createOutbox<Item, Receipt>>
