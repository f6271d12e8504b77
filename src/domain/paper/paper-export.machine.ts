import { assign, emit, fromPromise, setup } from 'xstate'
import { unprovided } from '../kernel/unprovided.ts'
import type { AnswerPlacing, PaperSheet } from './paper-sheet.ts'

/** A paper as a document for word processors. */
export interface PaperDocument {
  readonly sheet: PaperSheet
  readonly answers: AnswerPlacing
  /** One column on A4, or two on A3. */
  readonly format: 'a4' | 'a3'
  /** 双向细目表 on a page of its own. */
  readonly withTable: boolean
}

export interface PaperExportContext {
  /** What is being written, or was the last time; null before the first time. */
  readonly wanted: PaperDocument | null
}

export type PaperExportEvent = { type: 'paperExport.start'; document: PaperDocument }

export type PaperExportEmitted =
  | { type: 'paperExport.written'; name: string; file: Blob }
  | { type: 'paperExport.failed' }

const wantedOf = ({ wanted }: PaperExportContext): PaperDocument => {
  if (wanted === null) throw new Error('no paper is wanted as a document')
  return wanted
}

/** Writes a paper as a document, one at a time; who leaves wants it no longer. */
export const paperExportMachine = setup({
  types: {
    context: {} as PaperExportContext,
    events: {} as PaperExportEvent,
    emitted: {} as PaperExportEmitted,
    tags: {} as 'busy',
  },
  actors: { write: fromPromise<Blob, PaperDocument>(unprovided('write')) },
  actions: {
    want: assign((_, wanted: PaperDocument) => ({ wanted })),
    sayWritten: emit(({ context }, file: Blob) => ({
      type: 'paperExport.written' as const,
      name: wantedOf(context).sheet.name,
      file,
    })),
    sayFailed: emit({ type: 'paperExport.failed' as const }),
  },
}).createMachine({
  id: 'paperExport',
  initial: 'resting',
  context: { wanted: null },
  states: {
    resting: {
      on: {
        'paperExport.start': {
          target: 'writing',
          actions: { type: 'want', params: ({ event }) => event.document },
        },
      },
    },
    writing: {
      tags: 'busy',
      invoke: {
        src: 'write',
        input: ({ context }) => wantedOf(context),
        onDone: { target: 'resting', actions: { type: 'sayWritten', params: ({ event }) => event.output } },
        // A picture of it cannot be fetched, or it is a bug: there is no document either way.
        onError: { target: 'resting', actions: 'sayFailed' },
      },
    },
  },
})
