import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { recoveryCodesMachine } from './recovery-codes.machine.ts'
import { type CodeFault, codeFault, type FactorProof, trimmedCode } from './second-factor.ts'

/** New recovery codes, or the end of it. */
export type FactorAct = 'renew' | 'remove'

export interface FactorActInput {
  readonly act: FactorAct
}

export type ActFault = CodeFault | 'noPassword'

export interface FactorActContext extends FactorActInput {
  /** As typed; they reach no store. */
  readonly password: string
  readonly code: string
  readonly fault: ActFault | null
  readonly failure: Failure | null
  /** The new ones, until they are put away. */
  readonly recoveryCodes: readonly string[]
  readonly isDone: boolean
}

export type FactorActEvent =
  | { type: 'act.type'; typed: Partial<FactorProof> }
  | { type: 'act.submit' }
  | { type: 'act.cancel' }

/** A field is to have the focus. */
export type FactorActEmitted = { type: 'act.wanted'; field: keyof FactorProof }

/** Without codes where it was taken away. */
type Done = Result<readonly string[], Failure>

const actFault = ({ act, password, code }: FactorActContext): ActFault | null =>
  act === 'remove' && password.trim() === '' ? 'noPassword' : codeFault(code, 'any')

/** 重新生成恢复码 and 关闭动态码: asked for with a code, the latter with the password too (R-session-21). */
export const factorActMachine = setup({
  types: {
    input: {} as FactorActInput,
    context: {} as FactorActContext,
    events: {} as FactorActEvent,
    emitted: {} as FactorActEmitted,
    output: {} as { readonly isDone: boolean },
    tags: {} as 'busy' | 'failing',
    children: {} as { recoveryCodes: 'recoveryCodes' },
  },
  actors: {
    perform: fromPromise<Done, FactorActInput & FactorProof>(unprovided('perform')),
    recoveryCodes: recoveryCodesMachine,
  },
  guards: {
    isComplete: ({ context }) => actFault(context) === null,
    hasCodes: (_, done: Done) => done.ok && done.value.length > 0,
    succeeded: (_, done: Done) => done.ok,
  },
  actions: {
    edit: assign((_, typed: Partial<FactorProof>) => ({ ...typed, fault: null })),
    clear: assign({ fault: null, failure: null }),
    warn: assign(({ context }) => ({ fault: actFault(context), failure: null })),
    take: assign((_, done: Done) => (done.ok ? { recoveryCodes: done.value, code: '', password: '' } : {})),
    noteDone: assign({ isDone: true }),
    noteFailure: assign((_, done: Done) => ({ failure: done.ok ? null : done.failure })),
    forget: assign({ code: '', password: '', recoveryCodes: [] }),
    sayFault: emit(({ context }) => ({
      type: 'act.wanted' as const,
      field: context.fault === 'noPassword' ? ('password' as const) : ('code' as const),
    })),
  },
}).createMachine({
  id: 'factorAct',
  initial: 'asking',
  context: ({ input }) => ({
    ...input,
    password: '',
    code: '',
    fault: null,
    failure: null,
    recoveryCodes: [],
    isDone: false,
  }),
  output: ({ context }) => ({ isDone: context.isDone }),
  states: {
    asking: {
      on: {
        'act.type': { actions: { type: 'edit', params: ({ event }) => event.typed } },
        'act.submit': [{ guard: 'isComplete', target: 'performing' }, { actions: ['warn', 'sayFault'] }],
        'act.cancel': 'over',
      },
    },
    performing: {
      tags: 'busy',
      entry: 'clear',
      invoke: {
        src: 'perform',
        input: ({ context: { act, password, code } }) => ({
          act,
          password: password.trim(),
          code: trimmedCode(code),
        }),
        onDone: [
          {
            guard: { type: 'hasCodes', params: ({ event }) => event.output },
            target: 'writingDown',
            actions: [{ type: 'take', params: ({ event }) => event.output }, 'noteDone'],
          },
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'over',
            actions: 'noteDone',
          },
          { target: 'asking', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    /** The new recovery codes are shown this once. */
    writingDown: {
      invoke: {
        id: 'recoveryCodes',
        src: 'recoveryCodes',
        input: ({ context }) => ({ codes: context.recoveryCodes }),
        onDone: 'over',
        onError: 'defect',
      },
    },
    over: { type: 'final', entry: 'forget' },
    defect: { tags: 'failing', on: { 'act.submit': 'performing', 'act.cancel': 'over' } },
  },
})
