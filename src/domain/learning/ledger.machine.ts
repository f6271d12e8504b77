import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { retryWait } from '../kernel/retry.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { LearningMoment } from './learning-moment.ts'
import type { Delivery, LedgerContext, LedgerEvent } from './ledger.events.ts'
import { isNews, type LedgerLine, lineOf, linesAfter, withLines } from './ledger-line.ts'

/** Screens: every ten seconds while playing. */
export const BEAT_MS = 10_000
/** After this time without an answer the page says that progress is not saved yet. */
const SLOW_MS = 1500

const NOTHING: LedgerContext = {
  userId: null,
  lines: [],
  unwritten: [],
  underWay: [],
  savedAt: null,
  failure: null,
  refusal: null,
  attempts: 0,
}

/**
 * The learning progress of a user that the server has not acknowledged: every moment is written down first and sent then, and stays written
 * until it is acknowledged. Lines merge, so that neither a second sending nor another tab does harm. R-learning-1,
 * R-learning-3; wire: editrecords.
 */
export const ledgerMachine = setup({
  types: {
    context: {} as LedgerContext,
    events: {} as LedgerEvent,
    tags: {} as 'busy' | 'slow' | 'gathering',
  },
  actors: {
    /** Writes lines down, and answers which. */
    keep: fromPromise<readonly LedgerLine[], readonly LedgerLine[]>(unprovided('keep')),
    /** Forgets what others have left and reads what this user has. */
    gather: fromPromise<readonly LedgerLine[], number>(unprovided('gather')),
    /** Sends lines, and crosses out what was acknowledged. */
    send: fromPromise<Delivery, readonly LedgerLine[]>(unprovided('send')),
    /** Says `ledger.gather` when the network is back and `ledger.flush` when the page is left. */
    watch: fromCallback<LedgerEvent>(() => undefined),
  },
  delays: {
    beat: BEAT_MS,
    slow: SLOW_MS,
    backOff: ({ context }) => retryWait(context),
  },
  guards: {
    someUnwritten: ({ context }) => context.unwritten.length > 0,
    someLines: ({ context }) => context.lines.length > 0,
    somePlay: ({ context }) => context.lines.some(({ plays }) => plays.length > 0),
    someNews: ({ context }) => linesAfter(context.lines, context.underWay).length > 0,
    isNews: ({ context }, moment: LearningMoment) => context.userId !== null && isNews(context.lines, moment),
    delivered: (_, { failure }: Delivery) => failure === null,
  },
  actions: {
    /** What was unsent stays for the same user; users without an id cannot be told from one another. */
    greet: assign(({ context }, userId: number) =>
      userId !== 0 && userId === context.userId ? {} : { ...NOTHING, userId },
    ),
    drop: assign(NOTHING),
    note: assign(({ context }, moment: LearningMoment) => {
      const line = lineOf(context.userId ?? 0, moment)
      return {
        lines: withLines(context.lines, [line]),
        unwritten: withLines(context.unwritten, [line]),
      }
    }),
    written: assign(({ context }, lines: readonly LedgerLine[]) => ({
      unwritten: linesAfter(context.unwritten, lines),
    })),
    stumble: assign(({ context }) => ({ underWay: [], attempts: context.attempts + 1 })),
    adopt: assign(({ context }, kept: readonly LedgerLine[]) => ({ lines: withLines(context.lines, kept) })),
    take: assign(({ context }) => ({ underWay: context.lines })),
    settle: assign(({ context }, { acknowledged, refused, refusal, failure, at }: Delivery) => ({
      lines: linesAfter(context.lines, [...acknowledged, ...refused]),
      underWay: [],
      savedAt: acknowledged.length > 0 ? at : context.savedAt,
      refusal,
      failure,
      attempts: failure === null ? 0 : context.attempts + 1,
    })),
  },
}).createMachine({
  id: 'ledger',
  type: 'parallel',
  context: NOTHING,
  on: {
    'ledger.note': {
      guard: { type: 'isNews', params: ({ event }) => event.moment },
      actions: { type: 'note', params: ({ event }) => event.moment },
    },
    'ledger.open': {
      target: '.sending.open',
      actions: { type: 'greet', params: ({ event }) => event.userId },
    },
    'ledger.park': '.sending.shut',
    'ledger.drop': { target: ['.keeping.idle', '.sending.shut'], actions: 'drop' },
  },
  states: {
    keeping: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'someUnwritten', target: 'writing' } },
        writing: {
          invoke: {
            src: 'keep',
            input: ({ context }) => context.unwritten,
            onDone: { target: 'idle', actions: { type: 'written', params: ({ event }) => event.output } },
            // A bug, not a store that refuses: what is noted next tries again.
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
          on: { 'ledger.gather': '.gathering' },
          states: {
            gathering: {
              tags: ['busy', 'gathering'],
              invoke: {
                src: 'gather',
                input: ({ context }) => context.userId ?? 0,
                onDone: [
                  { target: 'gathered', actions: { type: 'adopt', params: ({ event }) => event.output } },
                ],
                onError: 'gathered',
              },
            },
            gathered: { always: [{ guard: 'someLines', target: 'posting' }, { target: 'quiet' }] },
            quiet: {
              always: [
                { guard: 'somePlay', target: 'posting' },
                { guard: 'someLines', target: 'due' },
              ],
            },
            due: { after: { beat: 'posting' }, on: { 'ledger.flush': 'posting' } },
            posting: {
              tags: 'busy',
              entry: 'take',
              on: { 'ledger.flush': { guard: 'someNews', target: 'posting', reenter: true } },
              invoke: {
                src: 'send',
                input: ({ context }) => context.lines,
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
            backingOff: { after: { backOff: 'posting' }, on: { 'ledger.flush': 'posting' } },
          },
        },
      },
    },
  },
})
