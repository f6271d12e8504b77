import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import {
  NO_PASSWORDS,
  type PasswordFault,
  type PasswordForm,
  passwordFault,
  trimmedPasswords,
} from './password-change.ts'

export interface PasswordChangeInput {
  /** Of the user whose password it is. */
  readonly account: string
}

/** The current password and the one that takes its place, trimmed. */
export interface PasswordChange extends PasswordChangeInput {
  readonly current: string
  readonly next: string
}

export interface PasswordChangeContext extends PasswordChangeInput {
  readonly form: PasswordForm
  readonly isShown: boolean
  /** What was wrong with the form when it was sent; gone with the next letter. */
  readonly fault: PasswordFault | null
  /** Why the server did not change it. */
  readonly failure: Failure | null
  /** How often it was changed here. */
  readonly changes: number
}

export type PasswordChangeEvent =
  | { type: 'passwordChange.open' }
  | { type: 'passwordChange.type'; form: Partial<PasswordForm> }
  | { type: 'passwordChange.toggle' }
  | { type: 'passwordChange.submit' }
  | { type: 'passwordChange.cancel' }

export type PasswordChangeEmitted =
  | { type: 'passwordChange.warned'; fault: PasswordFault }
  | { type: 'passwordChange.changed' }

type Done = Result<true, Failure>

/** 修改密码 (R-session-16). What is typed is gone once the form is closed. */
export const passwordChangeMachine = setup({
  types: {
    input: {} as PasswordChangeInput,
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    emitted: {} as PasswordChangeEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: { change: fromPromise<Done, PasswordChange>(unprovided('change')) },
  guards: {
    isComplete: ({ context }) => passwordFault(context.form, context.account) === null,
    succeeded: (_, done: Done) => done.ok,
  },
  actions: {
    clear: assign({ form: NO_PASSWORDS, isShown: false, fault: null, failure: null }),
    edit: assign(({ context }, form: Partial<PasswordForm>) => ({
      form: { ...context.form, ...form },
      fault: null,
    })),
    toggle: assign(({ context }) => ({ isShown: !context.isShown })),
    warn: assign(({ context }) => ({ fault: passwordFault(context.form, context.account), failure: null })),
    sayWarned: emit(({ context }) => ({
      type: 'passwordChange.warned' as const,
      fault: context.fault ?? 'currentEmpty',
    })),
    sayChanged: emit({ type: 'passwordChange.changed' }),
    forgetFailure: assign({ fault: null, failure: null }),
    noteFailure: assign((_, done: Done) => ({ failure: done.ok ? null : done.failure })),
    count: assign(({ context }) => ({ changes: context.changes + 1 })),
  },
}).createMachine({
  id: 'passwordChange',
  initial: 'closed',
  context: ({ input }) => ({
    ...input,
    form: NO_PASSWORDS,
    isShown: false,
    fault: null,
    failure: null,
    changes: 0,
  }),
  states: {
    closed: { entry: 'clear', on: { 'passwordChange.open': 'editing' } },
    editing: {
      on: {
        'passwordChange.type': { actions: { type: 'edit', params: ({ event }) => event.form } },
        'passwordChange.toggle': { actions: 'toggle' },
        'passwordChange.submit': [
          { guard: 'isComplete', target: 'sending' },
          { actions: ['warn', 'sayWarned'] },
        ],
        'passwordChange.cancel': 'closed',
      },
    },
    sending: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'change',
        input: ({ context: { account, form } }) => {
          const { current, next } = trimmedPasswords(form)
          return { account, current, next }
        },
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'closed',
            actions: ['count', 'sayChanged'],
          },
          { target: 'editing', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    defect: {
      tags: 'failing',
      on: { 'passwordChange.submit': 'sending', 'passwordChange.cancel': 'closed' },
    },
  },
})

export type PasswordActor = ActorRefFrom<typeof passwordChangeMachine>
