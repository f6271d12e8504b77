import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import { unprovided, unprovidedAction, unprovidedCallback } from '../kernel/unprovided.ts'
import type { BankPlace } from './bank-query.ts'
import { type CorrectionDraft, type CorrectionPlace, ofItsKind, withItem } from './question-correction.ts'
import type {
  Asked,
  Ended,
  QuestionImportContext,
  QuestionImportEvent,
  QuestionImportInput,
  Sending,
} from './question-import.events.ts'
import { type ItemChange, type ItemEdit, mayComeIn } from './question-import.rules.ts'
import { fileProblemOf, type QuestionFile } from './question-import.ts'

/** How often the progress of an import is polled. */
const ASK_AGAIN_MS = 1000

/** Context, actors, guards and actions of the import's statechart. */
export const questionImportSetup = setup({
  types: {
    input: {} as QuestionImportInput,
    context: {} as QuestionImportContext,
    events: {} as QuestionImportEvent,
    emitted: {} as { type: 'import.done' },
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    /** What was chosen before a reload or an expiry; null for nothing. R-session-19. */
    recall: fromPromise<QuestionFile | null>(unprovided('recall')),
    /** Answers with import.sent and, once, import.ended; stopping it cancels the request. */
    send: fromCallback<QuestionImportEvent, Sending>(unprovidedCallback('send')),
    askProgress: fromPromise<Asked>(unprovided('askProgress')),
  },
  guards: {
    isLeft: (_, file: QuestionFile | null) => file !== null,
    succeeded: (_, result: Ended) => result.ok,
    isOvertaken: ({ context }) => context.corrections !== context.sentCorrections,
    isUnsound: ({ context }) => context.file === null || context.problem !== null,
    isPlaced: ({ context: { place } }) => place.subject !== 0,
    isShown: ({ context: { report } }) => report !== null,
    isOpen: ({ context: { report, editing } }, item: number) => report !== null && item in editing,
    isReady: ({ context }) => mayComeIn(context),
  },
  delays: { askAgain: ASK_AGAIN_MS },
  actions: {
    sayDone: emit({ type: 'import.done' }),
    goTo: assign((_, place: BankPlace) => ({ place })),
    choose: assign((_, file: QuestionFile) => ({
      file,
      problem: fileProblemOf(file),
      corrections: {},
      editing: {},
    })),
    take: assign((_, file: QuestionFile | null) => ({ file, problem: file && fileProblemOf(file) })),
    keepFile: unprovidedAction<QuestionFile>('keepFile'),
    letGo: unprovidedAction<undefined>('letGo'),
    drop: assign({ file: null, problem: null, corrections: {}, editing: {} }),
    correct: assign(({ context: { corrections, editing } }, { item, correction }: ItemChange) => ({
      corrections: withItem(corrections, item, correction && ofItsKind(correction)),
      editing: withItem(editing, item, undefined),
    })),
    type: assign(({ context: { editing } }, { item, question }: ItemEdit) => ({
      editing: withItem(editing, item, question ?? undefined),
    })),
    recall: assign((_, draft: CorrectionDraft | undefined) => ({ ...draft })),
    keep: unprovidedAction<{ place: CorrectionPlace; draft: CorrectionDraft }>('keep'),
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
})
