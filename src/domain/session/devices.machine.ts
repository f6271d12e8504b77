import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { Device } from './device.ts'

export interface DevicesContext {
  readonly devices: readonly Device[]
  /** Why they could not be read, or one not be removed. */
  readonly failure: Failure | null
  /** Of the one that is being removed; '' for none. */
  readonly removingId: string
  /** The last that was asked for is signed out. */
  readonly removed: boolean
}

export type DevicesEvent = { type: 'devices.remove'; id: string } | { type: 'devices.retry' }

type Read = Result<readonly Device[], Failure>

/** Where the user is signed in; another device can be signed out from here. */
export const devicesMachine = setup({
  types: { context: {} as DevicesContext, events: {} as DevicesEvent, tags: {} as 'busy' },
  actors: {
    read: fromPromise<Read>(unprovided('read')),
    remove: fromPromise<Result<true, Failure>, string>(unprovided('remove')),
  },
  guards: { succeeded: (_, result: Result<unknown, Failure>) => result.ok },
  actions: {
    take: assign((_, read: Read) =>
      read.ok ? { devices: read.value, failure: null } : { failure: read.failure },
    ),
    intend: assign((_, removingId: string) => ({ removingId, failure: null, removed: false })),
    letGo: assign(({ context }) => ({
      devices: context.devices.filter(({ id }) => id !== context.removingId),
      removingId: '',
      removed: true,
    })),
    noteFailure: assign((_, done: Result<true, Failure>) => ({
      removingId: '',
      failure: done.ok ? null : done.failure,
    })),
  },
}).createMachine({
  id: 'devices',
  initial: 'loading',
  context: { devices: [], failure: null, removingId: '', removed: false },
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
        'devices.remove': {
          target: 'removing',
          actions: { type: 'intend', params: ({ event }) => event.id },
        },
      },
    },
    removing: {
      tags: 'busy',
      invoke: {
        src: 'remove',
        input: ({ context }) => context.removingId,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: 'letGo',
          },
          { target: 'ready', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    failed: { on: { 'devices.retry': 'loading' } },
    defect: { on: { 'devices.retry': 'loading' } },
  },
})
