import { assign, emit, fromPromise, setup } from 'xstate'
import { type Failure, isRejectedAs } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { type Device, type DeviceChoice, type DeviceRemoval, devicesWithout } from './device.ts'

export interface DevicesContext {
  readonly devices: readonly Device[]
  /** Why they could not be read, or none be removed. */
  readonly failure: Failure | null
  /** The removal in progress, or the last one. */
  readonly choice: DeviceChoice
  /** The server asks for the password, because the sign-in is no longer recent. R-session-20. */
  readonly wantsPassword: boolean
  /** As typed; cleared when the dialog closes. */
  readonly password: string
  /** The removal was submitted without a password. */
  readonly tried: boolean
  /** What was removed last. */
  readonly removed: DeviceChoice['kind'] | null
}

export type DevicesEvent =
  | { type: 'devices.choose'; choice: DeviceChoice }
  | { type: 'devices.type'; password: string }
  | { type: 'devices.remove' }
  | { type: 'devices.cancel' }
  | { type: 'devices.retry' }

/** The password field should get the focus. */
export type DevicesEmitted = { type: 'devices.passwordWanted' }

type Read = Result<readonly Device[], Failure>
type Done = Result<true, Failure>

/**
 * Where the user is signed in; other devices are signed out from here. Whoever signed in lately is asked once, others for their password, as
 * the server says; what is typed stays until it is done or left. R-session-20.
 */
export const devicesMachine = setup({
  types: {
    context: {} as DevicesContext,
    events: {} as DevicesEvent,
    emitted: {} as DevicesEmitted,
    tags: {} as 'busy' | 'asked' | 'failing',
  },
  actors: {
    read: fromPromise<Read>(unprovided('read')),
    remove: fromPromise<Done, DeviceRemoval>(unprovided('remove')),
  },
  guards: {
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    isComplete: ({ context }) => !context.wantsPassword || context.password.trim() !== '',
    /** The password has not been asked for yet. */
    isUnproven: ({ context }, done: Done) =>
      !context.wantsPassword && !done.ok && isRejectedAs(done.failure, 'invalid'),
    isWrong: (_, done: Done) => !done.ok && isRejectedAs(done.failure, 'invalid'),
  },
  actions: {
    take: assign((_, read: Read) =>
      read.ok ? { devices: read.value, failure: null } : { failure: read.failure },
    ),
    choose: assign((_, choice: DeviceChoice) => ({ choice, failure: null, removed: null })),
    type: assign((_, password: string) => ({ password, tried: false })),
    warn: assign({ tried: true, failure: null }),
    begin: assign({ tried: false, failure: null }),
    wantPassword: assign({ wantsPassword: true }),
    sayWanted: emit({ type: 'devices.passwordWanted' }),
    forgetPassword: assign({ password: '', tried: false }),
    letGo: assign(({ context: { devices, choice } }) => ({
      devices: devicesWithout(devices, choice),
      removed: choice.kind,
    })),
    noteFailure: assign((_, done: Done) => ({ failure: done.ok ? null : done.failure })),
  },
}).createMachine({
  id: 'devices',
  initial: 'loading',
  context: {
    devices: [],
    failure: null,
    choice: { kind: 'others' },
    wantsPassword: false,
    password: '',
    tried: false,
    removed: null,
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: {
      on: {
        'devices.choose': {
          target: 'confirming',
          actions: { type: 'choose', params: ({ event }) => event.choice },
        },
      },
    },
    confirming: {
      tags: 'asked',
      on: {
        'devices.type': { actions: { type: 'type', params: ({ event }) => event.password } },
        'devices.remove': [
          { guard: 'isComplete', target: 'removing', actions: 'begin' },
          { actions: ['warn', 'sayWanted'] },
        ],
        'devices.cancel': { target: 'ready', actions: ['begin', 'forgetPassword'] },
      },
    },
    removing: {
      tags: ['busy', 'asked'],
      invoke: {
        src: 'remove',
        input: ({ context: { choice, password } }) => ({ choice, password: password.trim() }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: ['letGo', 'forgetPassword'],
          },
          {
            guard: { type: 'isUnproven', params: ({ event }) => event.output },
            target: 'confirming',
            actions: ['wantPassword', 'sayWanted'],
          },
          {
            guard: { type: 'isWrong', params: ({ event }) => event.output },
            target: 'confirming',
            actions: [{ type: 'noteFailure', params: ({ event }) => event.output }, 'sayWanted'],
          },
          { target: 'confirming', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'defect', actions: 'forgetPassword' },
      },
    },
    failed: { tags: 'failing', on: { 'devices.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'devices.retry': 'loading' } },
  },
})
