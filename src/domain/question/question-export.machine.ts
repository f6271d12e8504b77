import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { BankPlace } from './bank-query.ts'
import type { ExportFormat, QuestionExport, QuestionFile } from './question-import.ts'

interface Wanted {
  readonly place: BankPlace
  readonly format: ExportFormat
}

export interface QuestionExportContext {
  /** What is asked for, or was the last time; null before the first export. */
  readonly wanted: Wanted | null
  /** What the last file holds, and what it could not. */
  readonly taken: QuestionExport | null
  readonly failure: Failure | null
}

export type QuestionExportEvent = ({ type: 'export.start' } & Wanted) | { type: 'export.retry' }

type Taken = Result<QuestionExport, Failure>

const wantedOf = ({ wanted }: QuestionExportContext): Wanted => {
  if (wanted === null) throw new Error('nothing is wanted as a file')
  return wanted
}

/** 导出试题: the questions of a place as a file, and what the format could not hold. */
export const questionExportMachine = setup({
  types: {
    context: {} as QuestionExportContext,
    events: {} as QuestionExportEvent,
    emitted: {} as { type: 'export.taken'; file: QuestionFile },
    tags: {} as 'busy' | 'failing',
  },
  actors: { take: fromPromise<Taken, Wanted>(unprovided('take')) },
  guards: { succeeded: (_, result: Taken) => result.ok },
  actions: {
    want: assign((_, { place, format }: Wanted) => ({ wanted: { place, format } })),
    begin: assign({ taken: null, failure: null }),
    keep: assign((_, result: Taken) => (result.ok ? { taken: result.value } : { failure: result.failure })),
    hand: emit((_, result: Taken) => {
      if (!result.ok) throw new Error('there is no file to hand out')
      return { type: 'export.taken' as const, file: result.value.file }
    }),
  },
}).createMachine({
  id: 'questionExport',
  initial: 'resting',
  context: { wanted: null, taken: null, failure: null },
  states: {
    resting: {
      on: { 'export.start': { target: 'taking', actions: { type: 'want', params: ({ event }) => event } } },
    },
    taking: {
      tags: 'busy',
      entry: 'begin',
      invoke: {
        src: 'take',
        input: ({ context }) => wantedOf(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'resting',
            actions: [
              { type: 'keep', params: ({ event }) => event.output },
              { type: 'hand', params: ({ event }) => event.output },
            ],
          },
          { target: 'failed', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    failed: {
      tags: 'failing',
      on: {
        'export.start': { target: 'taking', actions: { type: 'want', params: ({ event }) => event } },
        'export.retry': 'taking',
      },
    },
  },
})
