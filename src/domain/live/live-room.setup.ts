import { assign, emit, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate'
import { absenceOf, isAbsent } from '../catalogue/absence.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided, unprovidedCallback } from '../kernel/unprovided.ts'
import { isOfAddress, type PlayerFault } from '../playback/player-protocol.ts'
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

/** Actors, delays, guards and actions of the live session's statechart. */
export const liveRoomSetup = setup({
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
    watch: fromCallback<LiveRoomEvent>(unprovidedCallback('watch')),
  },
  delays: {
    // A timer cannot be longer than 24 days.
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
    isOtherEnd: ({ context: { toldEnd } }, endTime: string) => endTime !== '' && endTime !== toldEnd,
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    hasTurned: ({ context: { session } }, read: Read) =>
      read.ok && session !== null && read.value.status !== session.status,
    isOfAddress: (_, fault: PlayerFault) => isOfAddress(fault),
    isFirstOfAddress: ({ context }, fault: PlayerFault) => isOfAddress(fault) && context.streamFailures === 0,
  },
  actions: {
    /** After a failed refresh the session stays on display, unless the answer says that it is gone. */
    take: assign(({ context }, read: Read) => {
      const { courseId } = context
      // A section of another course is treated as missing.
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
    sayTurned: emit({ type: 'liveRoom.turned' }),
    sayRefreshed: emit(({ context: { session } }) => ({
      type: 'liveRoom.refreshed' as const,
      sources: session?.lesson.sources ?? [],
    })),
    plan: assign(({ context }) => ({ nextLookAt: nextLook(context) })),
    noteStreamFailure: assign(({ context }) => ({
      streamFailures: context.streamFailures + 1,
      streamFailed: true,
    })),
    /** Resets the stream's failures if there was none since the last reading. */
    beginLook: assign(({ context }) => ({
      streamFailures: context.streamFailed ? context.streamFailures : 0,
      streamFailed: false,
    })),
    showReserved: assign(({ context: { session } }) => withSession(session, { reserved: true })),
    takeBack: assign(({ context: { session } }) => withSession(session, { reserved: false })),
    noteEnd: assign(({ context: { session } }) => ({ toldEnd: session?.endTime ?? '' })),
    /** The teacher ended the lesson early, or moved its end. */
    takeEnd: assign(({ context: { session } }, endTime: string) => ({
      toldEnd: endTime,
      ...withSession(session, { endTime }),
    })),
    lookNow: raise({ type: 'liveRoom.reconnect' }),
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
})
