import { assign, emit, fromPromise, setup } from 'xstate'
import { type Failure, isRejectedAs } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { type CodeFault, type CodeKind, codeFault, trimmedCode } from './second-factor.ts'

export interface FactorProofContext {
  /** What is asked for. */
  readonly kind: Exclude<CodeKind, 'any'>
  /** As typed; it reaches no store. */
  readonly code: string
  /** What was wrong with it when it was sent; gone with the next letter. */
  readonly fault: CodeFault | null
  /** Why the server did not take it. */
  readonly failure: Failure | null
}

export type FactorProofEvent =
  | { type: 'proof.type'; code: string }
  /** Switches between a code of the app and a recovery code. */
  | { type: 'proof.switch' }
  | { type: 'proof.submit' }

/** The field should get the focus; or the session is complete. */
export type FactorProofEmitted = { type: 'proof.wanted' } | { type: 'proof.given' }

type Done = Result<true, Failure>

/** 输入动态码: a code completes the session of a sign-in (R-session-22). */
export const factorProofMachine = setup({
  types: {
    context: {} as FactorProofContext,
    events: {} as FactorProofEvent,
    emitted: {} as FactorProofEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: { prove: fromPromise<Done, string>(unprovided('prove')) },
  guards: {
    isComplete: ({ context: { code, kind } }) => codeFault(code, kind) === null,
    succeeded: (_, done: Done) => done.ok,
    /** The code is wrong, or was used already. */
    isWrong: (_, done: Done) => !done.ok && isRejectedAs(done.failure, 'invalid', 'conflict'),
  },
  actions: {
    edit: assign((_, code: string) => ({ code, fault: null })),
    turn: assign(({ context: { kind } }) => ({
      kind: kind === 'app' ? ('recovery' as const) : ('app' as const),
      code: '',
      fault: null,
      failure: null,
    })),
    warn: assign(({ context: { code, kind } }) => ({ fault: codeFault(code, kind), failure: null })),
    begin: assign({ fault: null, failure: null }),
    forget: assign({ code: '' }),
    noteFailure: assign((_, done: Done) => ({ failure: done.ok ? null : done.failure })),
    sayWanted: emit({ type: 'proof.wanted' }),
    sayGiven: emit({ type: 'proof.given' }),
  },
}).createMachine({
  id: 'factorProof',
  initial: 'asking',
  context: { kind: 'app', code: '', fault: null, failure: null },
  states: {
    asking: {
      on: {
        'proof.type': { actions: { type: 'edit', params: ({ event }) => event.code } },
        'proof.switch': { actions: ['turn', 'sayWanted'] },
        'proof.submit': [{ guard: 'isComplete', target: 'proving' }, { actions: ['warn', 'sayWanted'] }],
      },
    },
    proving: {
      tags: 'busy',
      entry: 'begin',
      invoke: {
        src: 'prove',
        input: ({ context: { code } }) => trimmedCode(code),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'proven',
            actions: ['forget', 'sayGiven'],
          },
          {
            guard: { type: 'isWrong', params: ({ event }) => event.output },
            target: 'asking',
            actions: [{ type: 'noteFailure', params: ({ event }) => event.output }, 'sayWanted'],
          },
          { target: 'asking', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    proven: {},
    defect: { tags: 'failing', on: { 'proof.submit': 'proving' } },
  },
})
