import { assign, emit, fromPromise, setup } from 'xstate'
import { unprovided } from '../kernel/unprovided.ts'
import { type Credentials, NOTHING_REMEMBERED, type RememberedCredentials } from './credentials.ts'

/** Why the dialog opened, said above its fields. */
export type LoginReason = 'asked' | 'expired' | 'refused' | 'search' | 'page'

/** R-session-2, in the order in which the form is checked. */
export type LoginWarning = 'accountEmpty' | 'passwordEmpty' | 'agreementUnticked'

export interface LoginForm {
  readonly account: string
  readonly password: string
  readonly agreed: boolean
  readonly remember: boolean
}

export interface LoginDialogContext extends LoginForm {
  readonly reason: LoginReason
  readonly warning: LoginWarning | null
  readonly passwordShown: boolean
  /** A field was edited since the dialog opened: a remembered account that arrives late must not overwrite it. */
  readonly touched: boolean
}

export type LoginDialogEvent =
  | { type: 'loginDialog.open'; reason: LoginReason }
  | { type: 'loginDialog.close' }
  | { type: 'loginDialog.typeAccount'; account: string }
  | { type: 'loginDialog.typePassword'; password: string }
  | { type: 'loginDialog.togglePassword' }
  | { type: 'loginDialog.agree'; agreed: boolean }
  | { type: 'loginDialog.remember'; remember: boolean }
  | { type: 'loginDialog.submit' }
  | { type: 'session.opened' }
  | { type: 'session.refused' }

export type LoginDialogEmitted =
  | { type: 'loginDialog.warned'; warning: LoginWarning }
  | { type: 'loginDialog.submitted'; credentials: Credentials }
  /** Closed without signing in. */
  | { type: 'loginDialog.dismissed' }

/** The agreement starts ticked (R-navigation-14). */
const EMPTY_FORM: LoginForm = { account: '', password: '', agreed: true, remember: false }

const CLOSED: LoginDialogContext = {
  ...EMPTY_FORM,
  reason: 'asked',
  warning: null,
  passwordShown: false,
  touched: false,
}

/** Account and password are trimmed (R-session-1). */
export const credentialsOf = (form: LoginForm): Credentials => ({
  account: form.account.trim(),
  password: form.password.trim(),
})

/** R-session-2: the first thing that is wrong with the form, or null. */
export const warningOf = (form: LoginForm): LoginWarning | null => {
  const { account, password } = credentialsOf(form)
  if (account === '') return 'accountEmpty'
  if (password === '') return 'passwordEmpty'
  return form.agreed ? null : 'agreementUnticked'
}

/** The popup 账号登录 (R-navigation-14, R-session-2). It asks for a session and hears how that went. */
export const loginDialogMachine = setup({
  types: {
    context: {} as LoginDialogContext,
    events: {} as LoginDialogEvent,
    emitted: {} as LoginDialogEmitted,
    tags: {} as 'busy' | 'shown',
  },
  actors: {
    recall: fromPromise<RememberedCredentials>(unprovided('recall')),
    remember: fromPromise<void, RememberedCredentials>(unprovided('remember')),
  },
  guards: {
    isComplete: ({ context }) => warningOf(context) === null,
    isUntouched: ({ context }) => !context.touched,
  },
  actions: {
    clear: assign(CLOSED),
    explain: assign((_, reason: LoginReason) => ({ reason })),
    fillIn: assign((_, form: RememberedCredentials) => ({ ...form })),
    edit: assign((_, change: Partial<LoginForm>) => ({ ...change, warning: null, touched: true })),
    togglePassword: assign(({ context }) => ({ passwordShown: !context.passwordShown })),
    warn: assign(({ context }) => ({ warning: warningOf(context) })),
    sayWarned: emit(({ context }) => ({
      type: 'loginDialog.warned' as const,
      warning: context.warning ?? 'accountEmpty',
    })),
    saySubmitted: emit(({ context }) => ({
      type: 'loginDialog.submitted' as const,
      credentials: credentialsOf(context),
    })),
    sayDismissed: emit({ type: 'loginDialog.dismissed' }),
  },
}).createMachine({
  id: 'loginDialog',
  initial: 'closed',
  context: CLOSED,
  states: {
    closed: {
      entry: 'clear',
      on: {
        'loginDialog.open': {
          target: 'open',
          actions: { type: 'explain', params: ({ event }) => event.reason },
        },
      },
    },
    open: {
      tags: 'shown',
      initial: 'editing',
      invoke: {
        src: 'recall',
        onDone: {
          guard: 'isUntouched',
          actions: { type: 'fillIn', params: ({ event }) => event.output ?? NOTHING_REMEMBERED },
        },
        onError: {},
      },
      on: {
        'loginDialog.open': { actions: { type: 'explain', params: ({ event }) => event.reason } },
        'session.opened': 'remembering',
      },
      states: {
        editing: {
          on: {
            'loginDialog.typeAccount': {
              actions: { type: 'edit', params: ({ event }) => ({ account: event.account }) },
            },
            'loginDialog.typePassword': {
              actions: { type: 'edit', params: ({ event }) => ({ password: event.password }) },
            },
            'loginDialog.agree': {
              actions: { type: 'edit', params: ({ event }) => ({ agreed: event.agreed }) },
            },
            'loginDialog.remember': {
              actions: { type: 'edit', params: ({ event }) => ({ remember: event.remember }) },
            },
            'loginDialog.togglePassword': { actions: 'togglePassword' },
            'loginDialog.submit': [
              { guard: 'isComplete', target: 'waiting', actions: 'saySubmitted' },
              { actions: ['warn', 'sayWarned'] },
            ],
            'loginDialog.close': { target: '#loginDialog.closed', actions: 'sayDismissed' },
          },
        },
        waiting: { tags: 'busy', on: { 'session.refused': 'editing' } },
      },
    },
    /** Already hidden; the fields are cleared once the remembered account is stored. */
    remembering: {
      invoke: {
        src: 'remember',
        input: ({ context }) => ({ ...credentialsOf(context), remember: context.remember }),
        onDone: 'closed',
        onError: 'closed',
      },
      on: {
        'loginDialog.open': {
          target: 'open',
          actions: ['clear', { type: 'explain', params: ({ event }) => event.reason }],
        },
      },
    },
  },
})
