import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided, unprovidedAction } from '../kernel/unprovided.ts'
import type { PartQuestion, Question } from '../question/question.ts'
import type { ReportSubject, StudyReport } from './study-report.ts'

export interface StudyReportInput {
  readonly userId: number
  readonly subject: ReportSubject
}

export interface StudyReportContext extends StudyReportInput {
  readonly report: StudyReport | null
  readonly failure: Failure | null
}

/** The learner's own mark of a part that the server cannot mark, after reading the reference answer. */
export interface OwnVerdict {
  readonly question: Question
  readonly part: PartQuestion
  /** Of the points, 0–1. */
  readonly share: number
}

/** `studyReport.stale`: answers have arrived since it was read. */
export type StudyReportEvent =
  | { type: 'studyReport.retry' }
  | { type: 'studyReport.stale' }
  | ({ type: 'studyReport.assess' } & OwnVerdict)

type Read = Result<StudyReport, Failure>

/** The report on a learner's answers, read anew when more have arrived. Wire: getstadyreport. */
export const studyReportMachine = setup({
  types: {
    input: {} as StudyReportInput,
    context: {} as StudyReportContext,
    events: {} as StudyReportEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    read: fromPromise<Read, StudyReportInput>(unprovided('read')),
  },
  guards: {
    answered: (_, read: Read) => read.ok && read.value.answered > 0,
    empty: (_, read: Read) => read.ok,
  },
  actions: {
    show: assign((_, read: Read) => (read.ok ? { report: read.value, failure: null } : {})),
    /** Sends the same answer once more, with the verdict. */
    post: unprovidedAction<{ readonly asked: StudyReportInput; readonly verdict: OwnVerdict }>('post'),
    fail: assign((_, read: Read) => (read.ok ? {} : { failure: read.failure })),
  },
}).createMachine({
  id: 'studyReport',
  initial: 'loading',
  context: ({ input }) => ({ ...input, report: null, failure: null }),
  on: { 'studyReport.stale': '.loading' },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        input: ({ context: { userId, subject } }) => ({ userId, subject }),
        onDone: [
          {
            guard: { type: 'answered', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'show', params: ({ event }) => event.output },
          },
          { guard: { type: 'empty', params: ({ event }) => event.output }, target: 'empty' },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: {
      on: {
        'studyReport.assess': {
          actions: { type: 'post', params: ({ context, event }) => ({ asked: context, verdict: event }) },
        },
      },
    },
    /** Nothing is answered yet. */
    empty: {},
    failed: { tags: 'failing', on: { 'studyReport.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'studyReport.retry': 'loading' } },
  },
})
