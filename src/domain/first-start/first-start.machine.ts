import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { Credentials } from '../session/credentials.ts'
import {
  type Beginning,
  EMPTY_FIRST_START,
  type FirstStartFault,
  type FirstStartForm,
  type FirstStartState,
  firstStartFault,
  trimmedFirstStart,
} from './first-start.ts'

export interface FirstStartInput {
  /** Of the link; empty for an address without one. */
  readonly secret: string
}

export interface FirstStartContext extends FirstStartInput {
  readonly form: FirstStartForm
  readonly isShown: boolean
  /** What was wrong with the form when it was sent; gone with the next letter. */
  readonly fault: FirstStartFault | null
  readonly failure: Failure | null
}

export type FirstStartEvent =
  | { type: 'firstStart.edit'; fields: Partial<FirstStartForm> }
  | { type: 'firstStart.toggle' }
  | { type: 'firstStart.begin' }
  | { type: 'firstStart.recheck' }

export type FirstStartEmitted =
  | { type: 'firstStart.warned'; fault: FirstStartFault }
  /** There is a school and an account: whoever hears it signs in. */
  | { type: 'firstStart.made'; credentials: Credentials }

type Checked = Result<FirstStartState, Failure>
type Done = Result<true, Failure>

const beginningOf = ({ secret, form }: FirstStartContext): Beginning => {
  const { school, name, account, password } = trimmedFirstStart(form)
  return { secret, school, name, account, password }
}

/** An installation that nobody administers gets its school and its first administrator, by the link that its server told. R-first-start-1. */
export const firstStartMachine = setup({
  types: {
    input: {} as FirstStartInput,
    context: {} as FirstStartContext,
    events: {} as FirstStartEvent,
    emitted: {} as FirstStartEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    check: fromPromise<Checked, string>(unprovided('check')),
    begin: fromPromise<Done, Beginning>(unprovided('begin')),
  },
  guards: {
    isComplete: ({ context }) => firstStartFault(context.form) === null,
    isOpen: (_, checked: Checked) => checked.ok && checked.value === 'open',
    isDone: (_, checked: Checked) => checked.ok && checked.value === 'done',
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
  },
  actions: {
    edit: assign(({ context }, fields: Partial<FirstStartForm>) => ({
      form: { ...context.form, ...fields },
      fault: null,
    })),
    toggle: assign(({ context }) => ({ isShown: !context.isShown })),
    warn: assign(({ context }) => ({ fault: firstStartFault(context.form), failure: null })),
    sayWarned: emit(({ context }) => ({
      type: 'firstStart.warned' as const,
      fault: firstStartFault(context.form) ?? 'school',
    })),
    forgetFailure: assign({ fault: null, failure: null }),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
    sayMade: emit(({ context }) => {
      const { account, password } = beginningOf(context)
      return { type: 'firstStart.made' as const, credentials: { account, password } }
    }),
    forgetForm: assign({ form: EMPTY_FIRST_START, isShown: false }),
  },
}).createMachine({
  id: 'firstStart',
  initial: 'checking',
  context: ({ input }) => ({
    ...input,
    form: EMPTY_FIRST_START,
    isShown: false,
    fault: null,
    failure: null,
  }),
  states: {
    checking: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'check',
        input: ({ context }) => context.secret,
        onDone: [
          { guard: { type: 'isOpen', params: ({ event }) => event.output }, target: 'editing' },
          { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'done' },
          { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: 'otherLink' },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    editing: {
      on: {
        'firstStart.edit': { actions: { type: 'edit', params: ({ event }) => event.fields } },
        'firstStart.toggle': { actions: 'toggle' },
        'firstStart.begin': [
          { guard: 'isComplete', target: 'beginning' },
          { actions: ['warn', 'sayWarned'] },
        ],
      },
    },
    beginning: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'begin',
        input: ({ context }) => beginningOf(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'made',
            actions: ['sayMade', 'forgetForm'],
          },
          { target: 'editing', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    made: {},
    /** Somebody administers this installation already. */
    done: {},
    /** Nobody does, and this is not the link that its server told. */
    otherLink: {},
    failed: { tags: 'failing', on: { 'firstStart.recheck': 'checking' } },
    /** A bug; what was typed stays. */
    defect: { tags: 'failing', on: { 'firstStart.recheck': 'editing' } },
  },
})
