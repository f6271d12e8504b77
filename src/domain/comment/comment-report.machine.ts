import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import {
  type CommentReport,
  type ReportCategory,
  type ReportProblem,
  reportProblemOf,
} from './comment-report.ts'

export interface CommentReportContext {
  readonly commentId: number
  readonly category: ReportCategory | null
  readonly words: string
  /** Why it cannot be sent as it stands; null before the first try, and once it is changed. */
  readonly problem: ReportProblem | null
  readonly failure: Failure | null
}

/** What is written of a report. */
export type WrittenReport = Pick<CommentReportContext, 'category' | 'words'>

export type CommentReportEvent =
  | { type: 'report.choose'; category: ReportCategory }
  | { type: 'report.write'; words: string }
  | { type: 'report.send' }

type Sent = Result<true, Failure>

const reportOf = ({ commentId, category, words }: CommentReportContext): CommentReport => ({
  commentId,
  category: category ?? 'other',
  words: words.trim(),
})

/** 举报: another's comment is told to those who look after its school; what is written stays until the server has it. R-comment-4. */
export const commentReportMachine = setup({
  types: {
    input: {} as { readonly commentId: number; readonly left?: WrittenReport | null },
    context: {} as CommentReportContext,
    events: {} as CommentReportEvent,
    emitted: {} as { type: 'report.sent'; commentId: number },
    tags: {} as 'busy' | 'failing',
  },
  actors: { send: fromPromise<Sent, CommentReport>(unprovided('send')) },
  guards: {
    isSound: ({ context: { category, words } }) => reportProblemOf(category, words) === null,
    succeeded: (_, result: Sent) => result.ok,
  },
  actions: {
    choose: assign((_, category: ReportCategory) => ({ category, problem: null })),
    write: assign((_, words: string) => ({ words, problem: null })),
    sayProblem: assign(({ context: { category, words } }) => ({
      problem: reportProblemOf(category, words),
      failure: null,
    })),
    forgetFailure: assign({ failure: null }),
    fail: assign((_, result: Sent) => (result.ok ? {} : { failure: result.failure })),
    saySent: emit(({ context: { commentId } }) => ({ type: 'report.sent' as const, commentId })),
  },
}).createMachine({
  id: 'commentReport',
  initial: 'writing',
  context: ({ input: { commentId, left } }) => ({
    commentId,
    category: left?.category ?? null,
    words: left?.words ?? '',
    problem: null,
    failure: null,
  }),
  states: {
    writing: {
      on: {
        'report.choose': { actions: { type: 'choose', params: ({ event }) => event.category } },
        'report.write': { actions: { type: 'write', params: ({ event }) => event.words } },
        'report.send': [{ guard: 'isSound', target: 'sending' }, { actions: 'sayProblem' }],
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
      entry: 'forgetFailure',
      invoke: {
        src: 'send',
        input: ({ context }) => reportOf(context),
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
