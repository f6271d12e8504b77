import { type ActorRefFrom, sendTo } from 'xstate'
import { inOrder } from './question-point.ts'
import { askedBy, beginningAt } from './question-stop.rules.ts'
import { questionStopSetup } from './question-stop.setup.ts'

/**
 * A lesson that stops to ask: at the second of each point that is neither answered nor skipped, and where a required one
 * would be leapt over (R-playback-2). Its questions come with it, so that none has to be waited for. Wire: getquestioninfo; docs/decisions/0074.
 */
export const questionStopMachine = questionStopSetup.createMachine({
  id: 'questionStop',
  type: 'parallel',
  context: ({ input: { lesson, points, startAt } }) => ({
    lesson,
    points: inOrder(points),
    questions: null,
    failure: null,
    passed: [],
    wantedId: 0,
    position: beginningAt(startAt),
    barrier: null,
    point: null,
    unsent: [],
    early: [],
  }),
  entry: 'aim',
  invoke: { src: 'outbox', input: ({ context }) => context.lesson },
  on: {
    'questionStop.delivered': { actions: [{ type: 'mark', params: ({ event }) => event }, 'aim'] },
    'questionStop.refused': { actions: [{ type: 'askAgain', params: ({ event }) => event.items }, 'aim'] },
  },
  states: {
    questions: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'nothingAsked', target: 'loaded' }, { target: 'loading' }] },
        loading: {
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            src: 'load',
            input: ({ context }) => context.lesson,
            onDone: [
              {
                guard: { type: 'loaded', params: ({ event }) => event.output },
                target: 'loaded',
                actions: [{ type: 'take', params: ({ event }) => event.output }, 'aim'],
              },
              { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
            ],
            onError: 'defect',
          },
        },
        loaded: {},
        /** Tried again where one of them is wanted. */
        failed: {
          tags: 'failing',
          on: {
            'questionStop.retry': 'loading',
            'questionStop.moved': { guard: 'due', target: 'loading' },
            'questionStop.sought': { guard: 'due', target: 'loading' },
          },
        },
        /** A bug; the lesson itself goes on. */
        defect: { tags: 'failing', entry: 'giveUp', on: { 'questionStop.retry': 'loading' } },
      },
    },

    stop: {
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            'questionStop.moved': [
              { guard: 'due', target: 'asked', actions: ['halt', 'aim'] },
              { actions: [{ type: 'follow', params: ({ event }) => event.second }, 'aim'] },
            ],
            'questionStop.sought': [
              { guard: 'due', target: 'asked', actions: ['halt', 'aim'] },
              { actions: [{ type: 'follow', params: ({ event }) => event.to }, 'aim'] },
            ],
            'questionStop.goTo': { actions: { type: 'lead', params: ({ event }) => event.pointId } },
          },
        },
        asked: {
          tags: 'asked',
          initial: 'opening',
          on: {
            'questionStop.sought': {
              guard: { type: 'strays', params: ({ event }) => event.to },
              target: 'resuming',
              actions: { type: 'follow', params: ({ event }) => event.to },
            },
            'questionStop.watchAgain': { target: 'waiting', actions: ['rewind', 'leave', 'aim'] },
            'questionStop.goTo': {
              target: 'waiting',
              actions: ['leave', { type: 'lead', params: ({ event }) => event.pointId }, 'aim'],
            },
            'questionStop.continue': { guard: 'passable', target: 'resuming', actions: 'pass' },
          },
          states: {
            /** Until the questions have come. */
            opening: {
              tags: 'busy',
              always: [
                { guard: 'known', target: 'put' },
                { guard: 'unreadable', target: 'unreadable' },
              ],
            },
            /** A question that cannot be read does not hold up the lesson. */
            unreadable: {
              tags: 'failing',
              on: {
                'questionStop.retry': 'opening',
                'questionStop.continue': { target: '#questionStop.stop.resuming', actions: 'pass' },
              },
            },
            put: {
              invoke: {
                id: 'answering',
                src: 'answering',
                input: ({ context }) => askedBy(context),
                onSnapshot: { actions: [{ type: 'adopt', params: ({ event }) => event.snapshot }, 'aim'] },
              },
              on: {
                'questionStop.delivered': {
                  actions: [
                    { type: 'mark', params: ({ event }) => event },
                    sendTo('answering', ({ event }) => ({ ...event, type: 'answering.delivered' })),
                    'aim',
                  ],
                },
                'questionStop.refused': {
                  actions: [
                    { type: 'askAgain', params: ({ event }) => event.items },
                    sendTo('answering', ({ event }) => ({ ...event, type: 'answering.refused' })),
                    'aim',
                  ],
                },
              },
            },
          },
        },
        /** On with the lesson, unless it asks again where it stands. */
        resuming: {
          always: [
            { guard: 'due', target: 'asked', actions: ['halt', 'aim'] },
            { target: 'waiting', actions: ['leave', 'aim', 'go'] },
          ],
        },
      },
    },
  },
})

export type QuestionStopActor = ActorRefFrom<typeof questionStopMachine>
