import { assign, emit, fromPromise, setup } from 'xstate'
import { type Failure, isRejectedAs } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { hasUnknownOutcome } from '../kernel/retry.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { recoveryCodesMachine } from './recovery-codes.machine.ts'
import {
  type CodeFault,
  codeFault,
  type FactorProof,
  type FactorSecret,
  trimmedCode,
} from './second-factor.ts'

export interface FactorEnrolmentInput {
  /** From another app: a code of that one is asked for as well. */
  readonly moves: boolean
}

export type EnrolmentFault = CodeFault | 'noPassword'

export interface FactorEnrolmentContext extends FactorEnrolmentInput {
  /** The server wants the password: the sign-in is not recent any more. */
  readonly wantsPassword: boolean
  /** As typed; they reach no store, and are gone once they were taken. */
  readonly password: string
  readonly code: string
  readonly fault: EnrolmentFault | null
  readonly failure: Failure | null
  /** For the app; null before it was given. */
  readonly secret: FactorSecret | null
  /** The answer to a code of the app was lost: it may be on. */
  readonly isUnheard: boolean
  readonly recoveryCodes: readonly string[]
  /** It is on, and the recovery codes are written down, or it was said that new ones are wanted. */
  readonly isDone: boolean
}

export type FactorEnrolmentEvent =
  | { type: 'enrolment.type'; typed: Partial<FactorProof> }
  | { type: 'enrolment.submit' }
  | { type: 'enrolment.cancel' }

/** A field is to have the focus; it is on, and nothing is left to write down. */
export type FactorEnrolmentEmitted =
  | { type: 'enrolment.wanted'; field: keyof FactorProof }
  | { type: 'enrolment.done' }

type Begun = Result<FactorSecret, Failure>
type Confirmed = Result<readonly string[], Failure>

/** The first thing that keeps a new secret from being asked for. */
const beginFault = ({
  moves,
  wantsPassword,
  password,
  code,
}: FactorEnrolmentContext): EnrolmentFault | null => {
  if (wantsPassword && password.trim() === '') return 'noPassword'
  return moves ? codeFault(code, 'any') : null
}

/** 开启动态码: an app is told a secret, gives a code of it, and recovery codes are written down (R-session-21). */
export const factorEnrolmentMachine = setup({
  types: {
    input: {} as FactorEnrolmentInput,
    context: {} as FactorEnrolmentContext,
    events: {} as FactorEnrolmentEvent,
    emitted: {} as FactorEnrolmentEmitted,
    output: {} as { readonly isDone: boolean },
    tags: {} as 'busy' | 'secret' | 'unseen' | 'failing',
    children: {} as { recoveryCodes: 'recoveryCodes' },
  },
  actors: {
    begin: fromPromise<Begun, FactorProof>(unprovided('begin')),
    confirm: fromPromise<Confirmed, string>(unprovided('confirm')),
    recoveryCodes: recoveryCodesMachine,
  },
  guards: {
    moves: ({ context }) => context.moves,
    mayBegin: ({ context }) => beginFault(context) === null,
    isComplete: ({ context }) => codeFault(context.code, 'app') === null,
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    /** Nobody has been asked for the password yet. */
    isUnproven: ({ context }, begun: Begun) =>
      !context.wantsPassword && !begun.ok && isRejectedAs(begun.failure, 'invalid'),
    /** Somewhere else, or here by a call whose answer was lost. */
    isOnAlready: ({ context }, begun: Begun) =>
      !context.moves && !begun.ok && isRejectedAs(begun.failure, 'conflict'),
    /** By the code whose answer was lost: the app shows another one by now. */
    isOnUnheard: ({ context }, confirmed: Confirmed) =>
      context.isUnheard && !confirmed.ok && isRejectedAs(confirmed.failure, 'conflict'),
    isConflict: (_, result: Result<unknown, Failure>) =>
      !result.ok && isRejectedAs(result.failure, 'conflict'),
  },
  actions: {
    edit: assign((_, typed: Partial<FactorProof>) => ({ ...typed, fault: null })),
    clear: assign({ fault: null, failure: null }),
    wantPassword: assign({ wantsPassword: true }),
    warnBegin: assign(({ context }) => ({ fault: beginFault(context), failure: null })),
    warnCode: assign(({ context }) => ({ fault: codeFault(context.code, 'app'), failure: null })),
    takeSecret: assign((_, begun: Begun) =>
      begun.ok ? { secret: begun.value, password: '', code: '' } : {},
    ),
    takeCodes: assign((_, confirmed: Confirmed) =>
      confirmed.ok ? { recoveryCodes: confirmed.value, secret: null, code: '' } : {},
    ),
    noteHeard: assign(({ context }, confirmed: Confirmed) => ({
      isUnheard: context.isUnheard || hasUnknownOutcome(confirmed),
    })),
    noteDone: assign({ isDone: true }),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
    forget: assign({ secret: null, code: '', password: '', recoveryCodes: [] }),
    sayWanted: emit((_, field: keyof FactorProof) => ({ type: 'enrolment.wanted' as const, field })),
    sayFault: emit(({ context }) => ({
      type: 'enrolment.wanted' as const,
      field: context.fault === 'noPassword' ? ('password' as const) : ('code' as const),
    })),
    sayDone: emit({ type: 'enrolment.done' }),
  },
}).createMachine({
  id: 'factorEnrolment',
  initial: 'opening',
  context: ({ input }) => ({
    ...input,
    // Whoever moves it gives both at once: one refusal could not say which of them is missing.
    wantsPassword: input.moves,
    password: '',
    code: '',
    fault: null,
    failure: null,
    secret: null,
    isUnheard: false,
    recoveryCodes: [],
    isDone: false,
  }),
  output: ({ context }) => ({ isDone: context.isDone }),
  states: {
    opening: { always: [{ guard: 'moves', target: 'asking' }, { target: 'beginning' }] },
    asking: {
      on: {
        'enrolment.type': { actions: { type: 'edit', params: ({ event }) => event.typed } },
        'enrolment.submit': [
          { guard: 'mayBegin', target: 'beginning' },
          { actions: ['warnBegin', 'sayFault'] },
        ],
        'enrolment.cancel': 'over',
      },
    },
    beginning: {
      tags: 'busy',
      entry: 'clear',
      invoke: {
        src: 'begin',
        input: ({ context: { password, code } }) => ({
          password: password.trim(),
          code: trimmedCode(code),
        }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'scanning',
            actions: { type: 'takeSecret', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnproven', params: ({ event }) => event.output },
            target: 'asking',
            actions: ['wantPassword', { type: 'sayWanted', params: 'password' }],
          },
          {
            guard: { type: 'isOnAlready', params: ({ event }) => event.output },
            target: 'over',
            actions: 'sayDone',
          },
          { target: 'asking', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
      on: { 'enrolment.cancel': 'over' },
    },
    scanning: {
      tags: 'secret',
      on: {
        'enrolment.type': { actions: { type: 'edit', params: ({ event }) => event.typed } },
        'enrolment.submit': [
          { guard: 'isComplete', target: 'confirming' },
          { actions: ['warnCode', { type: 'sayWanted', params: 'code' }] },
        ],
        'enrolment.cancel': 'over',
      },
    },
    confirming: {
      tags: ['busy', 'secret'],
      entry: 'clear',
      invoke: {
        src: 'confirm',
        input: ({ context: { code } }) => trimmedCode(code),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'writingDown',
            actions: { type: 'takeCodes', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOnUnheard', params: ({ event }) => event.output },
            target: 'unseen',
            actions: 'forget',
          },
          // What was begun is gone: it is begun again.
          {
            guard: { type: 'isConflict', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'noteFailure', params: ({ event }) => event.output },
          },
          {
            target: 'scanning',
            actions: [
              { type: 'noteFailure', params: ({ event }) => event.output },
              { type: 'noteHeard', params: ({ event }) => event.output },
              { type: 'sayWanted', params: 'code' },
            ],
          },
        ],
        onError: 'defect',
      },
    },
    /** It is on; the recovery codes are shown this once. */
    writingDown: {
      invoke: {
        id: 'recoveryCodes',
        src: 'recoveryCodes',
        input: ({ context }) => ({ codes: context.recoveryCodes }),
        onDone: { target: 'over', actions: ['noteDone', 'sayDone'] },
        onError: 'defect',
      },
    },
    /** It is on, and the recovery codes went with the answer that was lost: nobody can show them again. */
    unseen: {
      tags: 'unseen',
      on: {
        'enrolment.submit': { target: 'over', actions: ['noteDone', 'sayDone'] },
        'enrolment.cancel': { target: 'over', actions: ['noteDone', 'sayDone'] },
      },
    },
    over: { type: 'final', entry: 'forget' },
    defect: { tags: 'failing', on: { 'enrolment.submit': 'beginning', 'enrolment.cancel': 'over' } },
  },
})
