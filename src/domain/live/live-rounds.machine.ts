import { liveRoundsSetup } from './live-rounds.setup.ts'
import { draftsOf, settledDrafts, untoldRound } from './live-rounds.ts'
import { knownUpTo } from './push-rounds.ts'

/**
 * The pushed questions of a running session. The state of all rounds is polled (rather than events), so that
 * late learners see the open round (R-live-2). Failed polls are retried with increasing waits. A round is
 * answered once; an unacknowledged answer is repeated while the round is open. Drafts are stored until the
 * server has the answer or the round is closed. Wire: getpushquestions, questionsanswer; R-session-5 and
 * docs/decisions/0115.
 */
export const liveRoundsMachine = liveRoundsSetup.createMachine({
  id: 'liveRounds',
  initial: 'open',
  context: ({ input }) => ({
    ...input,
    rounds: [],
    endTime: '',
    onlineCount: null,
    since: input.now() + input.offset,
    failures: 0,
    nextAskAt: input.now(),
    sheets: {},
    untold: [],
    sentRound: null,
    sent: [],
    sendFailure: null,
  }),
  states: {
    open: {
      type: 'parallel',
      states: {
        line: {
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                src: 'ask',
                input: ({ context: { userId, sectionId, rounds } }) => ({
                  userId,
                  sectionId,
                  afterRound: knownUpTo(rounds),
                }),
                onDone: {
                  target: 'waiting',
                  actions: [
                    { type: 'take', params: ({ event }) => event.output },
                    { type: 'forget', params: ({ context, event }) => settledDrafts(context, event.output) },
                  ],
                },
                onError: '#liveRounds.defect',
              },
              // A request that began before the server stored the answer would miss it, so ask again.
              on: { 'liveRounds.reconnect': { target: 'asking', reenter: true } },
            },
            waiting: {
              after: { nextAsk: 'asking' },
              on: { 'liveRounds.reconnect': 'asking' },
            },
          },
        },
        answering: {
          initial: 'resting',
          states: {
            resting: {
              /** An answer that was sent before a reload is repeated unchanged. */
              always: {
                guard: 'isUntold',
                target: 'sending',
                actions: { type: 'compose', params: ({ context }) => untoldRound(context) ?? 0 },
              },
              on: {
                'liveRounds.give': {
                  actions: [
                    { type: 'note', params: ({ event }) => event },
                    { type: 'keep', params: ({ context, event }) => draftsOf(context, event.roundId, false) },
                  ],
                },
                'liveRounds.submit': {
                  guard: { type: 'canSend', params: ({ event }) => event.roundId },
                  target: 'sending',
                  actions: { type: 'compose', params: ({ event }) => event.roundId },
                },
              },
            },
            sending: {
              entry: { type: 'keep', params: ({ context }) => draftsOf(context, context.sentRound, true) },
              invoke: {
                src: 'answer',
                input: ({ context: { sectionId, sentRound, sent } }) => ({
                  sectionId,
                  roundId: sentRound ?? 0,
                  items: sent,
                }),
                onDone: [
                  {
                    guard: { type: 'isLost', params: ({ event }) => event.output },
                    target: 'lost',
                    actions: { type: 'fail', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'taken', params: ({ event }) => event.output },
                    target: 'resting',
                    actions: [
                      'hear',
                      { type: 'takeMarks', params: ({ event }) => event.output },
                      { type: 'forget', params: ({ context }) => draftsOf(context, context.sentRound, true) },
                      'askAgain',
                    ],
                  },
                  {
                    target: 'resting',
                    actions: ['hear', { type: 'fail', params: ({ event }) => event.output }, 'askAgain'],
                  },
                ],
                onError: '#liveRounds.defect',
              },
            },
            /** The answer was not acknowledged; it is repeated unchanged. */
            lost: {
              tags: 'waiting',
              after: { resend: [{ guard: 'canResend', target: 'sending' }, { target: 'resting' }] },
              on: { 'liveRounds.submit': { guard: 'canResend', target: 'sending' } },
            },
          },
        },
      },
    },
    defect: { tags: 'failing', on: { 'liveRounds.reconnect': 'open' } },
  },
})
