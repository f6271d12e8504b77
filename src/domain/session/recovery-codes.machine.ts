import { assign, emit, setup } from 'xstate'

export interface RecoveryCodesInput {
  readonly codes: readonly string[]
}

export interface RecoveryCodesContext extends RecoveryCodesInput {
  /** Whoever reads them says that they are written down. */
  readonly isKept: boolean
  /** They were to be left before that. */
  readonly isWarned: boolean
}

export type RecoveryCodesEvent = { type: 'codes.keep'; isKept: boolean } | { type: 'codes.finish' }

/** What says that they are written down is to have the focus. */
export type RecoveryCodesEmitted = { type: 'codes.unkept' }

/** New recovery codes, shown this once: they are left by who says that they are written down (R-session-21). */
export const recoveryCodesMachine = setup({
  types: {
    input: {} as RecoveryCodesInput,
    context: {} as RecoveryCodesContext,
    events: {} as RecoveryCodesEvent,
    emitted: {} as RecoveryCodesEmitted,
  },
  guards: { isKept: ({ context }) => context.isKept },
  actions: {
    keep: assign((_, isKept: boolean) => ({ isKept, isWarned: false })),
    warn: assign({ isWarned: true }),
    sayUnkept: emit({ type: 'codes.unkept' }),
    forget: assign({ codes: [] }),
  },
}).createMachine({
  id: 'recoveryCodes',
  initial: 'shown',
  context: ({ input }) => ({ ...input, isKept: false, isWarned: false }),
  states: {
    shown: {
      on: {
        'codes.keep': { actions: { type: 'keep', params: ({ event }) => event.isKept } },
        'codes.finish': [{ guard: 'isKept', target: 'over' }, { actions: ['warn', 'sayUnkept'] }],
      },
    },
    over: { type: 'final', entry: 'forget' },
  },
})
