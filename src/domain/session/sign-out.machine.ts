import { assign, emit, fromPromise, setup } from 'xstate'
import { NO_WORK, PAGE_WORK, totalOf, type WorkCounts } from '../connection/waiting-work.ts'
import { unprovided } from '../kernel/unprovided.ts'

/** A page saves a moment after the last change. */
const LINGER_MS = 2000

export interface SignOutContext {
  /** What could not be sent; null where nobody could say. */
  readonly unsent: WorkCounts | null
  /** The pages have had time to save. */
  readonly lingered: boolean
}

export type SignOutEvent =
  | { type: 'signOut.press' }
  /** 先不退出: the session goes on, and nothing is lost. */
  | { type: 'signOut.stay' }
  | { type: 'signOut.discard' }
  /** The session ended in another way. */
  | { type: 'signOut.over' }

export type SignOutEmitted =
  /** The session should end; `discards`: unsent work is deleted. */
  { type: 'signOut.decided'; discards: boolean }

/**
 * A log-out that its user asks for: first what waits is sent, and where something is left the user is asked, since the log-out wipes
 * it. R-session-25, docs/decisions/0476.
 */
export const signOutMachine = setup({
  types: {
    context: {} as SignOutContext,
    events: {} as SignOutEvent,
    emitted: {} as SignOutEmitted,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    /** Sends as much waiting work as possible, and answers what is left. */
    send: fromPromise<WorkCounts>(unprovided('send')),
  },
  delays: { linger: LINGER_MS },
  guards: {
    isAllSent: (_, unsent: WorkCounts) => totalOf(unsent) === 0,
    /** Nothing is left to send, but an open page may still be saving. */
    isPerhapsSaved: ({ context }, unsent: WorkCounts) =>
      !context.lingered && totalOf(unsent) === totalOf(unsent, PAGE_WORK),
  },
  actions: {
    begin: assign({ unsent: NO_WORK, lingered: false }),
    linger: assign({ lingered: true }),
    note: assign((_, unsent: WorkCounts | null) => ({ unsent })),
    sayDecided: emit((_, discards: boolean) => ({ type: 'signOut.decided' as const, discards })),
  },
}).createMachine({
  id: 'signOut',
  initial: 'idle',
  context: { unsent: NO_WORK, lingered: false },
  on: { 'signOut.over': '.idle' },
  states: {
    idle: { on: { 'signOut.press': { target: 'sending', actions: 'begin' } } },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        onDone: [
          {
            guard: { type: 'isAllSent', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'sayDecided', params: false },
          },
          {
            guard: { type: 'isPerhapsSaved', params: ({ event }) => event.output },
            target: 'lingering',
            actions: 'linger',
          },
          { target: 'asking', actions: { type: 'note', params: ({ event }) => event.output } },
        ],
        // A bug must not keep anybody signed in on a shared computer.
        onError: { target: 'asking', actions: { type: 'note', params: null } },
      },
    },
    lingering: { tags: 'busy', after: { linger: 'sending' } },
    asking: {
      tags: 'asking',
      on: {
        'signOut.stay': 'idle',
        'signOut.discard': { target: 'idle', actions: { type: 'sayDecided', params: true } },
      },
    },
  },
})
