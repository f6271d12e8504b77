import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided, unprovidedAction } from '../kernel/unprovided.ts'
import type { BankPlace } from './bank-query.ts'
import {
  type Correction,
  type CorrectionPlace,
  type Corrections,
  withCorrection,
} from './question-correction.ts'
import {
  countOf,
  type FileProblem,
  fileProblemOf,
  type ImportProgress,
  type ImportReport,
  type QuestionFile,
  type QuestionImport,
} from './question-import.ts'

/** Between two questions of how far it is. */
const ASK_AGAIN_MS = 1000

export interface QuestionImportInput {
  /** Whose corrections are kept. */
  readonly userId: number
  readonly place: BankPlace
}

export interface QuestionImportContext extends QuestionImportInput {
  readonly file: QuestionFile | null
  readonly problem: FileProblem | null
  /** What is shown as the source of the questions; '' for nothing. */
  readonly source: string
  /** What of its items is put right or left out. */
  readonly corrections: Corrections
  /** Those that were sent last; others came since where these are not the same. */
  readonly sentCorrections: Corrections
  /** What would become of the items, then what became of them. */
  readonly report: ImportReport | null
  /** How much of the file is on the server, 0–1. */
  readonly share: number
  /** Null until the server has said something. */
  readonly progress: ImportProgress | null
  readonly failure: Failure | null
}

export type QuestionImportEvent =
  /** The address says another place. */
  | { type: 'import.place'; place: BankPlace }
  | { type: 'import.choose'; file: QuestionFile }
  | { type: 'import.drop' }
  | { type: 'import.name'; source: string }
  | { type: 'import.start' }
  | { type: 'import.retry' }
  | { type: 'import.sent'; share: number }
  /** `corrections`: those of this file that were kept, as it is chosen again. */
  | { type: 'import.ended'; result: Result<ImportReport, Failure>; corrections?: Corrections }
  | { type: 'import.correct'; item: number; correction: Correction }
  /** The item is as the file has it again. */
  | { type: 'import.restore'; item: number }

/** A file on its way to the server: to be looked at, or to be brought in. */
export interface Sending {
  readonly how: 'check' | 'bring'
  readonly wanted: QuestionImport
  readonly userId: number
}

type Ended = Result<ImportReport, Failure>
type Asked = Result<ImportProgress, Failure>

const sendingOf = (how: Sending['how'], context: QuestionImportContext): Sending => {
  const { file, place, source, corrections, userId } = context
  if (file === null) throw new Error('there is no file to import')
  return { how, wanted: { file, place, source: source.trim(), corrections }, userId }
}

const KEEP = {
  type: 'keep',
  params: ({ context: { userId, report, corrections } }: { context: QuestionImportContext }) => ({
    place: { userId, file: report?.mark ?? '' },
    corrections,
  }),
} as const

/**
 * 导入试题: a file is looked at first, and brought in when somebody has seen what would become of it. Once it is on its way in
 * neither file nor place change; after a broken line it is sent again, and nothing comes in twice.
 */
export const questionImportMachine = setup({
  types: {
    input: {} as QuestionImportInput,
    context: {} as QuestionImportContext,
    events: {} as QuestionImportEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Answers with import.sent and, once, import.ended; stopping it cancels the request. */
    send: fromCallback<QuestionImportEvent, Sending>(() => {
      throw new Error('the actor "send" was not provided')
    }),
    askProgress: fromPromise<Asked>(unprovided('askProgress')),
  },
  guards: {
    succeeded: (_, result: Ended) => result.ok,
    isOvertaken: ({ context }) => context.corrections !== context.sentCorrections,
    isUnsound: ({ context }) => context.file === null || context.problem !== null,
    isPlaced: ({ context: { place } }) => place.subject !== 0,
    isShown: ({ context: { report } }) => report !== null,
    someNew: ({ context: { report } }) => report !== null && countOf(report, 'added') > 0,
  },
  delays: { askAgain: ASK_AGAIN_MS },
  actions: {
    goTo: assign((_, place: BankPlace) => ({ place })),
    choose: assign((_, file: QuestionFile) => ({
      file,
      problem: fileProblemOf(file),
      corrections: {},
    })),
    drop: assign({ file: null, problem: null, corrections: {} }),
    correct: assign(
      ({ context }, { item, correction }: { item: number; correction?: Correction | undefined }) => ({
        corrections: withCorrection(context.corrections, item, correction),
      }),
    ),
    recall: assign((_, corrections: Corrections | undefined) =>
      corrections === undefined ? {} : { corrections },
    ),
    keep: unprovidedAction<{ place: CorrectionPlace; corrections: Corrections }>('keep'),
    name: assign((_, source: string) => ({ source })),
    begin: assign(({ context: { corrections } }) => ({
      sentCorrections: corrections,
      share: 0,
      progress: null,
      failure: null,
    })),
    forgetReport: assign({ report: null }),
    noteShare: assign((_, share: number) => ({ share })),
    noteProgress: assign((_, result: Asked) => (result.ok ? { progress: result.value } : {})),
    report: assign((_, result: Ended) => (result.ok ? { report: result.value } : {})),
    fail: assign((_, result: Ended) => (result.ok ? {} : { failure: result.failure })),
  },
}).createMachine({
  id: 'questionImport',
  initial: 'choosing',
  context: ({ input }) => ({
    ...input,
    file: null,
    problem: null,
    source: '',
    corrections: {},
    sentCorrections: {},
    report: null,
    share: 0,
    progress: null,
    failure: null,
  }),
  on: { 'import.name': { actions: { type: 'name', params: ({ event }) => event.source } } },
  states: {
    preparing: {
      initial: 'deciding',
      on: {
        'import.place': {
          target: '.deciding',
          actions: { type: 'goTo', params: ({ event }) => event.place },
        },
        'import.choose': {
          target: '.deciding',
          actions: { type: 'choose', params: ({ event }) => event.file },
        },
        'import.drop': { target: 'choosing', actions: 'drop' },
        'import.correct': {
          guard: 'isShown',
          target: '.checking',
          actions: [{ type: 'correct', params: ({ event }) => event }, KEEP],
        },
        'import.restore': {
          guard: 'isShown',
          target: '.checking',
          actions: [{ type: 'correct', params: ({ event: { item } }) => ({ item }) }, KEEP],
        },
      },
      states: {
        deciding: {
          entry: 'forgetReport',
          always: [
            { guard: 'isUnsound', target: '#questionImport.choosing' },
            { guard: 'isPlaced', target: 'checking' },
            { target: 'placeless' },
          ],
        },
        /** There is a file, and no subject yet. */
        placeless: {},
        checking: {
          tags: 'busy',
          entry: 'begin',
          invoke: { src: 'send', input: ({ context }) => sendingOf('check', context) },
          on: {
            'import.sent': { actions: { type: 'noteShare', params: ({ event }) => event.share } },
            // What is put right meanwhile is sent together, once this one has its answer.
            'import.correct': {
              guard: 'isShown',
              actions: [{ type: 'correct', params: ({ event }) => event }, KEEP],
            },
            'import.restore': {
              guard: 'isShown',
              actions: [{ type: 'correct', params: ({ event: { item } }) => ({ item }) }, KEEP],
            },
            'import.ended': [
              {
                guard: 'isOvertaken',
                target: 'checking',
                reenter: true,
                actions: { type: 'report', params: ({ event }) => event.result },
              },
              {
                guard: { type: 'succeeded', params: ({ event }) => event.result },
                target: 'checked',
                actions: [
                  { type: 'report', params: ({ event }) => event.result },
                  { type: 'recall', params: ({ event }) => event.corrections },
                ],
              },
              { target: 'unchecked', actions: { type: 'fail', params: ({ event }) => event.result } },
            ],
          },
        },
        checked: {
          on: {
            'import.start': { guard: 'someNew', target: '#questionImport.importing' },
          },
        },
        unchecked: { on: { 'import.retry': 'checking' } },
      },
    },
    choosing: {
      on: {
        'import.place': { actions: { type: 'goTo', params: ({ event }) => event.place } },
        'import.choose': {
          target: 'preparing',
          actions: { type: 'choose', params: ({ event }) => event.file },
        },
      },
    },
    importing: {
      tags: 'busy',
      entry: 'begin',
      invoke: { src: 'send', input: ({ context }) => sendingOf('bring', context) },
      on: {
        'import.sent': { actions: { type: 'noteShare', params: ({ event }) => event.share } },
        'import.ended': [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.result },
            target: 'imported',
            actions: { type: 'report', params: ({ event }) => event.result },
          },
          { target: 'broken', actions: { type: 'fail', params: ({ event }) => event.result } },
        ],
      },
      initial: 'waiting',
      states: {
        waiting: { after: { askAgain: 'asking' } },
        asking: {
          invoke: {
            src: 'askProgress',
            onDone: {
              target: 'waiting',
              actions: { type: 'noteProgress', params: ({ event }) => event.output },
            },
            onError: 'waiting',
          },
        },
      },
    },
    /** Perhaps all of it is in, perhaps nothing: to be sent again. */
    broken: {
      on: {
        'import.retry': 'importing',
        'import.drop': { target: 'choosing', actions: ['drop', 'forgetReport'] },
      },
    },
    imported: {
      on: {
        'import.place': {
          target: 'choosing',
          actions: ['drop', 'forgetReport', { type: 'goTo', params: ({ event }) => event.place }],
        },
        'import.drop': { target: 'choosing', actions: ['drop', 'forgetReport'] },
        'import.choose': {
          target: 'preparing',
          actions: { type: 'choose', params: ({ event }) => event.file },
        },
      },
    },
  },
})
