import { assign, emit, fromPromise, setup } from 'xstate'
import { type Failure, isRejectedAs } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'

/** What proves whose account it is, as typed. */
export interface KeptAccount {
  readonly account: string
  readonly password: string
  /** Of the second factor, where the account has one; '' as long as it is not asked for. */
  readonly code: string
}

export interface AccountKeepingContext {
  readonly form: KeptAccount
  /** The server asks for a code as well (R-session-21). */
  readonly wantsCode: boolean
  /** The first field that was empty when it was sent; null for none. */
  readonly missing: keyof KeptAccount | null
  readonly failure: Failure | null
}

export type AccountKeepingEvent =
  | { type: 'accountKeeping.type'; form: Partial<KeptAccount> }
  | { type: 'accountKeeping.submit' }

type Done = Result<true, Failure>

const missingIn = ({ form, wantsCode }: AccountKeepingContext): keyof KeptAccount | null => {
  if (form.account.trim() === '') return 'account'
  if (form.password.trim() === '') return 'password'
  return wantsCode && form.code.trim() === '' ? 'code' : null
}

/** Whoever gave an account up takes that back: no sign-in succeeds meanwhile. R-personal-data-3, R-session-21. */
export const accountKeepingMachine = setup({
  types: {
    context: {} as AccountKeepingContext,
    events: {} as AccountKeepingEvent,
    emitted: {} as { type: 'accountKeeping.warned'; field: keyof KeptAccount },
    tags: {} as 'busy' | 'failing',
  },
  actors: { keep: fromPromise<Done, KeptAccount>(unprovided('keep')) },
  guards: {
    isComplete: ({ context }) => missingIn(context) === null,
    succeeded: (_, done: Done) => done.ok,
    isCodeMissing: ({ context }, done: Done) =>
      !context.wantsCode && !done.ok && isRejectedAs(done.failure, 'conflict'),
  },
  actions: {
    edit: assign(({ context }, form: Partial<KeptAccount>) => ({
      form: { ...context.form, ...form },
      missing: null,
    })),
    warn: assign(({ context }) => ({ missing: missingIn(context), failure: null })),
    wantCode: assign({ wantsCode: true }),
    sayCodeWanted: emit({ type: 'accountKeeping.warned', field: 'code' }),
    sayWarned: emit(({ context }) => ({
      type: 'accountKeeping.warned' as const,
      field: context.missing ?? 'account',
    })),
    begin: assign({ missing: null, failure: null }),
    noteFailure: assign((_, done: Done) => (done.ok ? {} : { failure: done.failure })),
    forgetPassword: assign(({ context }) => ({ form: { ...context.form, password: '', code: '' } })),
  },
}).createMachine({
  id: 'accountKeeping',
  initial: 'editing',
  context: { form: { account: '', password: '', code: '' }, wantsCode: false, missing: null, failure: null },
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
        input: ({ context: { form } }) => ({
          account: form.account.trim(),
          password: form.password.trim(),
          code: form.code.trim(),
        }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'kept',
            actions: 'forgetPassword',
          },
          {
            guard: { type: 'isCodeMissing', params: ({ event }) => event.output },
            target: 'editing',
            actions: ['wantCode', 'sayCodeWanted'],
          },
          { target: 'editing', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    kept: {},
    defect: { tags: 'failing', on: { 'accountKeeping.submit': 'sending' } },
  },
})
