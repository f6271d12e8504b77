import { type ActorRef, assign, fromPromise, type Snapshot, sendTo, setup } from 'xstate'
import { type Failure, isRejectedAs } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import {
  type FaultDecision,
  type FaultVerdict,
  type ReplyProblem,
  type ReportedFault,
  replyProblemOf,
} from './reported-fault.ts'

export interface FaultCaseInput {
  readonly fault: ReportedFault
  /** Answers how many more errors are undecided now. */
  readonly list: ActorRef<Snapshot<unknown>, { type: 'faults.changed'; change: -1 | 1 }>
  /** A reply that was written and not sent. */
  readonly left?: string | null
}

export interface FaultCaseContext extends Omit<FaultCaseInput, 'left'> {
  /** A reply to the user who reported it. */
  readonly reply: string
  /** What was last decided, here or by another reviewer: it may be tried again. */
  readonly verdict: FaultVerdict
  /** Why it could not be decided so; null once the reply is changed. */
  readonly problem: ReplyProblem | null
  readonly failure: Failure | null
}

export type FaultCaseEvent =
  | { type: 'faultCase.write'; reply: string }
  | { type: 'faultCase.settle'; verdict: FaultVerdict }
  | { type: 'faultCase.reopen' }

type Decided = Result<ReportedFault, Failure>

/** One reported error: decided with a reply to the user who reported it, and reopened. The reply stays until the server has it. */
export const faultCaseMachine = setup({
  types: {
    input: {} as FaultCaseInput,
    context: {} as FaultCaseContext,
    events: {} as FaultCaseEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: { decide: fromPromise<Decided, FaultDecision>(unprovided('decide')) },
  guards: {
    isSettled: ({ context }) => context.fault.settlement !== null,
    isSound: ({ context }, verdict: FaultVerdict) => replyProblemOf(verdict, context.reply) === null,
    succeeded: (_, result: Decided) => result.ok,
    isOvertaken: (_, result: Decided) => !result.ok && isRejectedAs(result.failure, 'conflict'),
  },
  actions: {
    write: assign((_, reply: string) => ({ reply, problem: null })),
    choose: assign((_, verdict: FaultVerdict) => ({ verdict, problem: null, failure: null })),
    sayProblem: assign(({ context }, verdict: FaultVerdict) => ({
      problem: replyProblemOf(verdict, context.reply),
      failure: null,
    })),
    forgetFailure: assign({ failure: null }),
    take: assign((_, result: Decided) => (result.ok ? { fault: result.value } : {})),
    fail: assign((_, result: Decided) => (result.ok ? {} : { failure: result.failure })),
    saySettled: sendTo(({ context }) => context.list, { type: 'faults.changed', change: -1 }),
    sayReopened: sendTo(({ context }) => context.list, { type: 'faults.changed', change: 1 }),
  },
}).createMachine({
  id: 'faultCase',
  initial: 'deciding',
  context: ({ input: { fault, list, left } }) => ({
    fault,
    list,
    reply: fault.settlement?.reply ?? left ?? '',
    verdict: 'resolved',
    problem: null,
    failure: null,
  }),
  states: {
    deciding: { always: [{ guard: 'isSettled', target: 'settled' }, { target: 'open' }] },
    open: {
      on: {
        'faultCase.write': { actions: { type: 'write', params: ({ event }) => event.reply } },
        'faultCase.settle': [
          {
            guard: { type: 'isSound', params: ({ event }) => event.verdict },
            target: 'settling',
            actions: { type: 'choose', params: ({ event }) => event.verdict },
          },
          { actions: { type: 'sayProblem', params: ({ event }) => event.verdict } },
        ],
      },
      initial: 'sound',
      states: {
        sound: {},
        /** It could not be decided because of a bug. */
        defect: { tags: 'failing' },
      },
    },
    settling: {
      tags: 'busy',
      invoke: {
        src: 'decide',
        input: ({ context: { fault, verdict, reply } }) => ({
          id: fault.id,
          seen: 'open',
          becomes: verdict,
          reply: reply.trim(),
        }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'settled',
            actions: [{ type: 'take', params: ({ event }) => event.output }, 'saySettled'],
          },
          {
            guard: { type: 'isOvertaken', params: ({ event }) => event.output },
            target: 'overtaken',
            actions: { type: 'fail', params: ({ event }) => event.output },
          },
          { target: 'open', actions: { type: 'fail', params: ({ event }) => event.output } },
        ],
        onError: 'open.defect',
      },
    },
    settled: {
      on: { 'faultCase.reopen': 'reopening' },
      initial: 'sound',
      states: { sound: {}, defect: { tags: 'failing' } },
    },
    reopening: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'decide',
        input: ({ context: { fault } }) => ({
          id: fault.id,
          seen: fault.settlement?.verdict ?? 'open',
          becomes: 'open',
          reply: '',
        }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'open',
            actions: [{ type: 'take', params: ({ event }) => event.output }, 'sayReopened'],
          },
          {
            guard: { type: 'isOvertaken', params: ({ event }) => event.output },
            target: 'overtaken',
            actions: { type: 'fail', params: ({ event }) => event.output },
          },
          { target: 'settled', actions: { type: 'fail', params: ({ event }) => event.output } },
        ],
        onError: 'settled.defect',
      },
    },
    /** Another reviewer was faster: the list is to be read again. */
    overtaken: {},
  },
})
