import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { ABSENCE_TRANSITIONS, absenceOf, isAbsent } from '../catalogue/absence.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { clockOffset } from './live-clock.ts'
import type { LiveRoomEmitted, LiveRoomEvent } from './live-room.events.ts'
import {
  type LiveRoomContext,
  type LiveRoomInput,
  nextLook,
  ROOM_REFRESH_MS,
  type RoomStatus,
  roomStatusOf,
  untilTurn,
} from './live-room.ts'
import { liveRoundsMachine } from './live-rounds.machine.ts'
import type { LiveSession } from './live-session.ts'

type Read = Result<LiveSession, Failure>
type Reserved = Result<true, Failure>
type Session = { readonly courseId: number; readonly sectionId: number }

const NOT_HERE: Failure = { kind: 'rejected', reason: 'missing', message: '' }

const withSession = (session: LiveSession | null, change: Partial<LiveSession>) =>
  session === null ? {} : { session: { ...session, ...change } }

/**
 * A session of a live course while its page is open: 预告, 直播中, 已结束 and 回放 by the server's clock, each following the one
 * before without a reload. Wire: getlivepagecontentinfo, addUserAction.
 */
export const liveRoomMachine = setup({
  types: {
    input: {} as LiveRoomInput,
    context: {} as LiveRoomContext,
    events: {} as LiveRoomEvent,
    emitted: {} as LiveRoomEmitted,
    children: {} as { rounds: 'rounds' },
  },
  actors: {
    look: fromPromise<Read, number>(unprovided('look')),
    reserve: fromPromise<Reserved, Session>(unprovided('reserve')),
    cancelReservation: fromPromise<Reserved, Session>(unprovided('cancelReservation')),
    rounds: liveRoundsMachine,
    /** Asks to reconnect when the network is back. */
    watch: fromCallback<LiveRoomEvent>(() => {
      throw new Error('the actor "watch" was not provided')
    }),
  },
  delays: {
    // No timer runs longer than some weeks.
    nextTurn: ({ context }) => Math.min(untilTurn(context) ?? ROOM_REFRESH_MS, ROOM_REFRESH_MS),
    nextLook: ({ context: { nextLookAt, now } }) => Math.max(0, nextLookAt - now()),
  },
  guards: {
    isKnown: ({ context }) => context.session !== null && context.failure === null,
    isAbsent,
    isNow: ({ context }, status: RoomStatus) => roomStatusOf(context) === status,
    isPast: ({ context }, status: RoomStatus) => roomStatusOf(context) !== status,
    canReserve: ({ context }) =>
      roomStatusOf(context) === 'announced' &&
      context.session?.reserved === false &&
      !context.session.teaching,
    canCancel: ({ context }) => roomStatusOf(context) === 'announced' && context.session?.reserved === true,
    succeeded: (_, result: Reserved) => result.ok,
  },
  actions: {
    /** A failed refresh leaves what is shown; an answer that the session is gone does not. */
    take: assign(({ context }, read: Read) => {
      const { courseId } = context
      // A session of another course is not one of this.
      if (read.ok && read.value.lesson.courseId !== courseId) return { failure: NOT_HERE, session: null }
      if (read.ok) {
        const offset = clockOffset(read.value.serverTime, context.now())
        return { session: read.value, failure: null, offset, failures: 0, lookFailure: null }
      }
      const gone = context.session === null || absenceOf(read.failure) !== null
      return {
        failures: context.failures + 1,
        lookFailure: read.failure,
        failure: gone ? read.failure : null,
      }
    }),
    plan: assign(({ context }) => ({ nextLookAt: nextLook(context) })),
    showReserved: assign(({ context: { session } }) => withSession(session, { reserved: true })),
    takeBack: assign(({ context: { session } }) => withSession(session, { reserved: false })),
    noteBegun: assign({ begun: true }),
    sayBegan: emit(({ context }) => ({
      type: 'liveRoom.began' as const,
      name: context.session?.lesson.name ?? '',
    })),
    sayReserved: emit({ type: 'liveRoom.reserved' }),
    sayCancelled: emit({ type: 'liveRoom.reservationCancelled' }),
    sayCancelFailed: emit((_, result: Reserved) => ({
      type: 'liveRoom.cancelFailed' as const,
      failure: result.ok ? { kind: 'unreadable' as const } : result.failure,
    })),
    sayReserveFailed: emit((_, result: Reserved) => ({
      type: 'liveRoom.reserveFailed' as const,
      failure: result.ok ? { kind: 'unreadable' as const } : result.failure,
    })),
    askRounds: sendTo('rounds', { type: 'liveRounds.reconnect' }),
  },
}).createMachine({
  id: 'liveRoom',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    session: null,
    begun: false,
    failure: null,
    offset: 0,
    failures: 0,
    lookFailure: null,
    nextLookAt: input.now(),
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
              invoke: {
                src: 'rounds',
                id: 'rounds',
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
        /** Lets the clock be looked at when it matters: what follows is decided by the guards. */
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
              on: { 'liveRoom.reconnect': 'looking' },
            },
            looking: {
              invoke: {
                src: 'look',
                input: ({ context }) => context.sectionId,
                onDone: { target: 'looked', actions: { type: 'take', params: ({ event }) => event.output } },
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
    /** A learner who watches the replay is not called away when the next session is announced. */
    replay: {},
    missing: {},
    withdrawn: {},
    forbidden: {},
    failed: { on: { 'liveRoom.retry': 'loading' } },
    defect: { on: { 'liveRoom.retry': 'loading' } },
  },
})
