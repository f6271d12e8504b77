import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { type FaultKind, type FaultProblem, faultProblemOf, type QuestionFault } from './question-fault.ts'

export interface FaultReportInput {
  readonly questionId: number
  /** The same for every attempt: sent twice it is told once. */
  readonly clientId: string
  /** What was written before; absent and null for nothing. */
  readonly left?: Pick<WrittenFault, 'kind' | 'content'> | null
}

/** What is written of an error. */
export type WrittenFault = Pick<FaultReportContext, 'kind' | 'content' | 'clientId'>

export interface FaultReportContext extends Omit<FaultReportInput, 'left'> {
  readonly kind: FaultKind | null
  readonly content: string
  /** Why it could not be sent as it stands; null before the first try, and once it is changed. */
  readonly problem: FaultProblem | null
  readonly failure: Failure | null
}

export type FaultReportEvent =
  | { type: 'fault.choose'; kind: FaultKind }
  | { type: 'fault.write'; content: string }
  | { type: 'fault.send' }

export type FaultReportEmitted = { type: 'fault.sent' }

type Sent = Result<true, Failure>

const faultOf = ({ questionId, clientId, kind, content }: FaultReportContext): QuestionFault => ({
  questionId,
  clientId,
  kind: kind ?? 'other',
  content: content.trim(),
})

/** 纠错: what is written stays until the server has it. Screens `/details`, question bank 3. */
export const faultReportMachine = setup({
  types: {
    input: {} as FaultReportInput,
    context: {} as FaultReportContext,
    events: {} as FaultReportEvent,
    emitted: {} as FaultReportEmitted,
    tags: {} as 'busy',
  },
  actors: { send: fromPromise<Sent, QuestionFault>(unprovided('send')) },
  guards: {
    isSound: ({ context: { kind, content } }) => faultProblemOf(kind, content) === null,
    succeeded: (_, result: Sent) => result.ok,
  },
  actions: {
    choose: assign((_, kind: FaultKind) => ({ kind, problem: null })),
    write: assign((_, content: string) => ({ content, problem: null })),
    sayProblem: assign(({ context: { kind, content } }) => ({
      problem: faultProblemOf(kind, content),
      failure: null,
    })),
    forgetFailure: assign({ failure: null }),
    fail: assign((_, result: Sent) => (result.ok ? {} : { failure: result.failure })),
    saySent: emit({ type: 'fault.sent' as const }),
  },
}).createMachine({
  id: 'faultReport',
  initial: 'writing',
  context: ({ input: { questionId, clientId, left } }) => ({
    questionId,
    clientId,
    kind: left?.kind ?? null,
    content: left?.content ?? '',
    problem: null,
    failure: null,
  }),
  states: {
    writing: {
      on: {
        'fault.choose': { actions: { type: 'choose', params: ({ event }) => event.kind } },
        'fault.write': { actions: { type: 'write', params: ({ event }) => event.content } },
        'fault.send': [{ guard: 'isSound', target: 'sending' }, { actions: 'sayProblem' }],
      },
      initial: 'sound',
      states: {
        sound: {},
        /** It could not be sent because of a bug. */
        defect: {},
      },
    },
    sending: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'send',
        input: ({ context }) => faultOf(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'sent',
            actions: 'saySent',
          },
          { target: 'writing', actions: { type: 'fail', params: ({ event }) => event.output } },
        ],
        onError: 'writing.defect',
      },
    },
    sent: {},
  },
})
