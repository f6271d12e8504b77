import { ABSENCE_TRANSITIONS } from '../catalogue/absence.ts'
import { liveRoomSetup } from './live-room.setup.ts'

/**
 * A session of a live course while its page is open: 预告, 直播中, 已结束 and 回放 by the server's clock, each following the one
 * before without a reload. R-live-1; wire: getlivepagecontentinfo, addUserAction.
 */
export const liveRoomMachine = liveRoomSetup.createMachine({
  id: 'liveRoom',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    session: null,
    begun: false,
    toldEnd: '',
    failure: null,
    offset: 0,
    failures: 0,
    lookFailure: null,
    nextLookAt: input.now(),
    streamFailures: 0,
    streamFailed: false,
  }),
  states: {
    loading: {
      invoke: {
        src: 'look',
        input: ({ context }) => context.sectionId,
        onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'defect',
      },
    },
    deciding: {
      always: [{ guard: 'isKnown', target: 'open' }, ...ABSENCE_TRANSITIONS, { target: 'failed' }],
    },
    open: {
      type: 'parallel',
      invoke: { src: 'watch' },
      states: {
        turn: {
          initial: 'deciding',
          states: {
            deciding: {
              always: [
                { guard: { type: 'isNow', params: 'cancelled' }, target: 'cancelled' },
                { guard: { type: 'isNow', params: 'announced' }, target: 'announced' },
                { guard: { type: 'isNow', params: 'running' }, target: 'running' },
                { guard: { type: 'isNow', params: 'ended' }, target: 'ended' },
                { target: '#liveRoom.replay' },
              ],
            },
            cancelled: { always: { guard: { type: 'isPast', params: 'cancelled' }, target: 'deciding' } },
            announced: {
              always: [
                {
                  guard: { type: 'isNow', params: 'running' },
                  target: 'running',
                  actions: ['noteBegun', 'sayBegan'],
                },
                { guard: { type: 'isPast', params: 'announced' }, target: 'deciding' },
              ],
            },
            running: {
              entry: 'noteEnd',
              invoke: {
                src: 'rounds',
                id: 'rounds',
                onSnapshot: {
                  guard: { type: 'isOtherEnd', params: ({ event }) => event.snapshot.context.endTime },
                  actions: [
                    { type: 'takeEnd', params: ({ event }) => event.snapshot.context.endTime },
                    'lookNow',
                  ],
                },
                input: ({ context: { userId, sectionId, now, chance, offset } }) => ({
                  userId,
                  sectionId,
                  now,
                  chance,
                  offset,
                }),
              },
              on: { 'liveRoom.reconnect': { actions: 'askRounds' } },
              always: { guard: { type: 'isPast', params: 'running' }, target: 'deciding' },
            },
            ended: { always: { guard: { type: 'isPast', params: 'ended' }, target: 'deciding' } },
          },
        },
        /** Re-evaluates the guards of `turn` at the next start or end. */
        clock: {
          initial: 'ticking',
          states: { ticking: { after: { nextTurn: { target: 'ticking', reenter: true } } } },
        },
        look: {
          initial: 'waiting',
          states: {
            waiting: {
              entry: 'plan',
              after: { nextLook: 'looking' },
              on: {
                'liveRoom.reconnect': 'looking',
                // While a teacher has not begun to broadcast the address is invalid: waiting learners must
                // not all ask without a pause.
                'liveRoom.streamFailed': [
                  {
                    guard: { type: 'isFirstOfAddress', params: ({ event }) => event.fault },
                    target: 'looking',
                    actions: 'noteStreamFailure',
                  },
                  {
                    guard: { type: 'isOfAddress', params: ({ event }) => event.fault },
                    target: 'waiting',
                    reenter: true,
                    actions: 'noteStreamFailure',
                  },
                ],
              },
            },
            looking: {
              entry: 'beginLook',
              invoke: {
                src: 'look',
                input: ({ context }) => context.sectionId,
                onDone: [
                  {
                    guard: { type: 'hasTurned', params: ({ event }) => event.output },
                    target: 'looked',
                    actions: [
                      { type: 'take', params: ({ event }) => event.output },
                      'sayRefreshed',
                      'sayTurned',
                    ],
                  },
                  {
                    guard: { type: 'succeeded', params: ({ event }) => event.output },
                    target: 'looked',
                    actions: [{ type: 'take', params: ({ event }) => event.output }, 'sayRefreshed'],
                  },
                  { target: 'looked', actions: { type: 'take', params: ({ event }) => event.output } },
                ],
                onError: '#liveRoom.defect',
              },
            },
            looked: { always: [{ guard: 'isKnown', target: 'waiting' }, { target: '#liveRoom.deciding' }] },
          },
        },
        reservation: {
          initial: 'resting',
          states: {
            resting: {
              on: {
                'liveRoom.reserve': { guard: 'canReserve', target: 'reserving', actions: 'showReserved' },
                'liveRoom.cancelReservation': {
                  guard: 'canCancel',
                  target: 'cancelling',
                  actions: 'takeBack',
                },
              },
            },
            reserving: {
              invoke: {
                src: 'reserve',
                input: ({ context: { courseId, sectionId } }) => ({ courseId, sectionId }),
                onDone: [
                  {
                    guard: { type: 'succeeded', params: ({ event }) => event.output },
                    target: 'resting',
                    actions: 'sayReserved',
                  },
                  {
                    target: 'resting',
                    actions: ['takeBack', { type: 'sayReserveFailed', params: ({ event }) => event.output }],
                  },
                ],
                onError: '#liveRoom.defect',
              },
            },
            cancelling: {
              invoke: {
                src: 'cancelReservation',
                input: ({ context: { courseId, sectionId } }) => ({ courseId, sectionId }),
                onDone: [
                  {
                    guard: { type: 'succeeded', params: ({ event }) => event.output },
                    target: 'resting',
                    actions: 'sayCancelled',
                  },
                  {
                    target: 'resting',
                    actions: [
                      'showReserved',
                      { type: 'sayCancelFailed', params: ({ event }) => event.output },
                    ],
                  },
                ],
                onError: '#liveRoom.defect',
              },
            },
          },
        },
      },
    },
    /**
     * Final for this page, so that a learner is not torn from the replay when the next session is announced.
     */
    replay: {},
    missing: {},
    withdrawn: { on: { 'liveRoom.retry': 'loading' } },
    forbidden: {},
    failed: { tags: 'failing', on: { 'liveRoom.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'liveRoom.retry': 'loading' } },
  },
})
