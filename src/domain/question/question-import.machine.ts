import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { BankPlace } from './bank-query.ts'
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
  readonly place: BankPlace
}

export interface QuestionImportContext extends QuestionImportInput {
  readonly file: QuestionFile | null
  readonly problem: FileProblem | null
  /** What is shown as the source of the questions; '' for nothing. */
  readonly source: string
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
  | { type: 'import.ended'; result: Result<ImportReport, Failure> }

/** A file on its way to the server: to be looked at, or to be brought in. */
export interface Sending {
  readonly how: 'check' | 'bring'
  readonly wanted: QuestionImport
}

type Ended = Result<ImportReport, Failure>
type Asked = Result<ImportProgress, Failure>

const wantedOf = ({ file, place, source }: QuestionImportContext): QuestionImport => {
  if (file === null) throw new Error('there is no file to import')
  return { file, place, source: source.trim() }
}

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
    isUnsound: ({ context }) => context.file === null || context.problem !== null,
    isPlaced: ({ context: { place } }) => place.subject !== 0,
    someNew: ({ context: { report } }) => report !== null && countOf(report, 'added') > 0,
  },
  delays: { askAgain: ASK_AGAIN_MS },
  actions: {
    goTo: assign((_, place: BankPlace) => ({ place })),
    choose: assign((_, file: QuestionFile) => ({ file, problem: fileProblemOf(file) })),
    drop: assign({ file: null, problem: null }),
    name: assign((_, source: string) => ({ source })),
    begin: assign({ share: 0, progress: null, failure: null }),
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
          invoke: { src: 'send', input: ({ context }) => ({ how: 'check', wanted: wantedOf(context) }) },
          on: {
            'import.sent': { actions: { type: 'noteShare', params: ({ event }) => event.share } },
            'import.ended': [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.result },
                target: 'checked',
                actions: { type: 'report', params: ({ event }) => event.result },
              },
              { target: 'unchecked', actions: { type: 'fail', params: ({ event }) => event.result } },
            ],
          },
        },
        checked: { on: { 'import.start': { guard: 'someNew', target: '#questionImport.importing' } } },
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
      invoke: { src: 'send', input: ({ context }) => ({ how: 'bring', wanted: wantedOf(context) }) },
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
