import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'

/** What proves whose account it is, as typed. */
export interface KeptAccount {
  readonly account: string
  readonly password: string
}

export interface AccountKeepingContext {
  readonly form: KeptAccount
  /** The first field that was empty when it was sent; null for none. */
  readonly missing: keyof KeptAccount | null
  readonly failure: Failure | null
}

export type AccountKeepingEvent =
  | { type: 'accountKeeping.type'; form: Partial<KeptAccount> }
  | { type: 'accountKeeping.submit' }

type Done = Result<true, Failure>

const missingIn = ({ account, password }: KeptAccount): keyof KeptAccount | null => {
  if (account.trim() === '') return 'account'
  return password.trim() === '' ? 'password' : null
}

/** Whoever gave an account up takes that back: no sign-in succeeds meanwhile. R-personal-data-3. */
export const accountKeepingMachine = setup({
  types: {
    context: {} as AccountKeepingContext,
    events: {} as AccountKeepingEvent,
    emitted: {} as { type: 'accountKeeping.warned'; field: keyof KeptAccount },
    tags: {} as 'busy',
  },
  actors: { keep: fromPromise<Done, KeptAccount>(unprovided('keep')) },
  guards: {
    isComplete: ({ context }) => missingIn(context.form) === null,
    succeeded: (_, done: Done) => done.ok,
  },
  actions: {
    edit: assign(({ context }, form: Partial<KeptAccount>) => ({
      form: { ...context.form, ...form },
      missing: null,
    })),
    warn: assign(({ context }) => ({ missing: missingIn(context.form), failure: null })),
    sayWarned: emit(({ context }) => ({
      type: 'accountKeeping.warned' as const,
      field: context.missing ?? 'account',
    })),
    begin: assign({ missing: null, failure: null }),
    noteFailure: assign((_, done: Done) => (done.ok ? {} : { failure: done.failure })),
    forgetPassword: assign(({ context }) => ({ form: { ...context.form, password: '' } })),
  },
}).createMachine({
  id: 'accountKeeping',
  initial: 'editing',
  context: { form: { account: '', password: '' }, missing: null, failure: null },
  states: {
    editing: {
      on: {
        'accountKeeping.type': { actions: { type: 'edit', params: ({ event }) => event.form } },
        'accountKeeping.submit': [
          { guard: 'isComplete', target: 'sending' },
          { actions: ['warn', 'sayWarned'] },
        ],
      },
    },
    sending: {
      tags: 'busy',
      entry: 'begin',
      invoke: {
        src: 'keep',
        input: ({ context: { form } }) => ({ account: form.account.trim(), password: form.password.trim() }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'kept',
            actions: 'forgetPassword',
          },
          { target: 'editing', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    kept: {},
    defect: { on: { 'accountKeeping.submit': 'sending' } },
  },
})
