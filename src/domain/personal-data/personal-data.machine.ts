import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { isUnknown, type RetryPace, retryWait } from '../kernel/retry.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type {
  PersonalDataContext,
  PersonalDataEmitted,
  PersonalDataEvent,
  PersonalDataInput,
} from './personal-data.events.ts'
import type { ErasureWish, PersonalData } from './personal-data.ts'

type Read = Result<PersonalData, Failure>
type Done = Result<true, Failure>
type Address = Result<string, Failure>
type Planned = Result<string, Failure>

/** A file that is made is looked at every two seconds, less often as it takes longer. */
const LIVE: RetryPace = { firstMs: 2_000, maxMs: 16_000 }

/** What is kept of a person: as a file, and given up. R-personal-data-1 to R-personal-data-3. */
export const personalDataMachine = setup({
  types: {
    input: {} as PersonalDataInput,
    context: {} as PersonalDataContext,
    events: {} as PersonalDataEvent,
    emitted: {} as PersonalDataEmitted,
    tags: {} as 'busy' | 'open' | 'asked' | 'failing',
  },
  actors: {
    read: fromPromise<Read, number>(unprovided('read')),
    export: fromPromise<Done, number>(unprovided('export')),
    address: fromPromise<Address, number>(unprovided('address')),
    /** Answers from when on. */
    erase: fromPromise<Planned, ErasureWish>(unprovided('erase')),
    keep: fromPromise<Done, number>(unprovided('keep')),
  },
  guards: {
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    isUnknown,
    isKnown: ({ context }) => context.data !== null,
    isMaking: ({ context }) => context.data?.file.state === 'making',
    mayLeave: ({ context }) => context.data?.obstacle === null && context.data.erasureAt === '',
    isTyped: ({ context }) => context.password.trim() !== '',
    hasLeft: ({ context }, planned: Planned) => planned.ok && context.data?.self === true,
  },
  delays: {
    lookAgain: ({ context }) => retryWait({ attempts: context.looks + 1, failure: null }, 0, LIVE),
  },
  actions: {
    take: assign(({ context }, read: Read) =>
      read.ok ? { data: read.value, looks: read.value.file.state === 'making' ? context.looks + 1 : 0 } : {},
    ),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
    begin: assign({ failure: null, tried: false }),
    lookAnew: assign({ looks: 0 }),
    hearNothing: assign(({ context }) => ({ looks: context.looks + 1 })),
    type: assign((_, password: string) => ({ password, tried: false })),
    warn: assign({ tried: true }),
    forgetPassword: assign({ password: '', tried: false }),
    hand: emit((_, address: Address) => ({
      type: 'personalData.fetched' as const,
      address: address.ok ? address.value : '',
    })),
    sayLeft: emit((_, erased: Result<string, Failure>) => ({
      type: 'personalData.left' as const,
      erasureAt: erased.ok ? erased.value : '',
    })),
  },
}).createMachine({
  id: 'personalData',
  initial: 'opening',
  context: ({ input }) => ({ ...input, data: null, password: '', tried: false, looks: 0, failure: null }),
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        src: 'read',
        input: ({ context }) => context.userId,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: {
      tags: 'open',
      after: { lookAgain: { guard: 'isMaking', target: 'lookingAgain' } },
      on: {
        'personalData.export': { target: 'exporting', actions: 'begin' },
        'personalData.fetch': { target: 'fetching', actions: 'begin' },
        'personalData.keep': { target: 'keeping', actions: 'begin' },
        'personalData.leave': { guard: 'mayLeave', target: 'confirming', actions: 'begin' },
        'personalData.reread': { target: 'rereading', actions: 'begin' },
      },
    },
    lookingAgain: {
      tags: 'open',
      invoke: {
        src: 'read',
        input: ({ context }) => context.userId,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          // What was read last is still shown; it is looked at again later.
          { target: 'ready', actions: 'hearNothing' },
        ],
        onError: 'defect',
      },
      on: {
        'personalData.leave': { guard: 'mayLeave', target: 'confirming', actions: 'begin' },
      },
    },
    exporting: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'export',
        input: ({ context }) => context.userId,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'rereading',
            actions: 'lookAnew',
          },
          { target: 'ready', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    fetching: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'address',
        input: ({ context }) => context.userId,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'hand', params: ({ event }) => event.output },
          },
          { target: 'rereading', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    /** The second question: the password of the one who asks. */
    confirming: {
      tags: ['open', 'asked'],
      on: {
        'personalData.type': { actions: { type: 'type', params: ({ event }) => event.password } },
        'personalData.erase': [
          { guard: 'isTyped', target: 'erasing', actions: 'begin' },
          { actions: 'warn' },
        ],
        'personalData.cancel': { target: 'ready', actions: ['begin', 'forgetPassword'] },
      },
    },
    erasing: {
      tags: ['busy', 'open', 'asked'],
      invoke: {
        src: 'erase',
        input: ({ context }) => ({ userId: context.userId, password: context.password.trim() }),
        onDone: [
          {
            guard: { type: 'hasLeft', params: ({ event }) => event.output },
            target: 'left',
            actions: ['forgetPassword', { type: 'sayLeft', params: ({ event }) => event.output }],
          },
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'rereading',
            actions: 'forgetPassword',
          },
          { target: 'confirming', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'defect', actions: 'forgetPassword' },
      },
    },
    keeping: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'keep',
        input: ({ context }) => context.userId,
        onDone: [
          { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: 'rereading' },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'noteFailure', params: ({ event }) => event.output },
          },
          { target: 'rereading', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    rereading: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'read',
        input: ({ context }) => context.userId,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    /** The session ends with it. */
    left: { tags: 'open' },
    failed: { tags: 'failing', on: { 'personalData.reread': { target: 'opening', actions: 'begin' } } },
    defect: {
      tags: 'failing',
      on: {
        'personalData.reread': [
          { guard: 'isKnown', target: 'rereading', actions: 'begin' },
          { target: 'opening', actions: 'begin' },
        ],
      },
    },
  },
})

export type PersonalDataActor = ActorRefFrom<typeof personalDataMachine>
