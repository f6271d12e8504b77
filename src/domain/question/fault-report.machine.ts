import { assign, emit, fromPromise, setup } from 'xstate'
import { nextClientId } from '../comment/comment-draft.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { type FaultKind, type FaultProblem, faultProblemOf, type QuestionFault } from './question-fault.ts'

export interface FaultReportInput {
  readonly questionId: number
  /** The same for every attempt as long as nothing is changed: sent twice it is told once. */
  readonly clientId: string
  /** What was written before; absent and null for nothing. */
  readonly left?: Pick<WrittenFault, 'kind' | 'content' | 'tried'> | null
}

/** What is written of an error. */
export interface WrittenFault {
  readonly kind: FaultKind | null
  readonly content: string
  readonly clientId: string
  /** It was sent as it stands; what is changed then is another report. */
  readonly tried?: boolean
}

export interface FaultReportContext extends Omit<FaultReportInput, 'left'> {
  readonly kind: FaultKind | null
  readonly content: string
  readonly tried: boolean
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

/** What was told before the change may have arrived, and is not all of it then. */
const changed = ({ tried, clientId }: FaultReportContext) =>
  ({ clientId: tried ? nextClientId(clientId) : clientId, tried: false, problem: null }) as const

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
    tags: {} as 'busy' | 'failing',
  },
  actors: { send: fromPromise<Sent, QuestionFault>(unprovided('send')) },
  guards: {
    isSound: ({ context: { kind, content } }) => faultProblemOf(kind, content) === null,
    succeeded: (_, result: Sent) => result.ok,
  },
  actions: {
    choose: assign(({ context }, kind: FaultKind) => ({ ...changed(context), kind })),
    write: assign(({ context }, content: string) => ({ ...changed(context), content })),
    sayProblem: assign(({ context: { kind, content } }) => ({
      problem: faultProblemOf(kind, content),
      failure: null,
    })),
    tryOnce: assign({ tried: true, failure: null }),
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
    tried: left?.tried ?? false,
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
        defect: { tags: 'failing' },
      },
    },
    sending: {
      tags: 'busy',
      entry: 'tryOnce',
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
