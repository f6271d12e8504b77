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
import {
  CORRECT,
  type ItemChange,
  type ItemEdit,
  KEEP,
  mayComeIn,
  sendingOf,
} from './question-import.rules.ts'
import { fileProblemOf, type QuestionFile } from './question-import.ts'

/** Between two questions of how far it is. */
const ASK_AGAIN_MS = 1000

/**
 * 导入试题: a file is previewed first, and imported when the user has seen what would become of it. Once it is on its way in
 * neither file nor place change; after a broken line it is sent again, and nothing comes in twice. R-question-5.
 */
export const questionImportMachine = setup({
  types: {
    input: {} as QuestionImportInput,
    context: {} as QuestionImportContext,
    events: {} as QuestionImportEvent,
    emitted: {} as { type: 'import.done' },
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    /** Answers with import.sent and, once, import.ended; stopping it cancels the request. */
    send: fromCallback<QuestionImportEvent, Sending>(unprovidedCallback('send')),
    askProgress: fromPromise<Asked>(unprovided('askProgress')),
  },
  guards: {
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
}).createMachine({
  id: 'questionImport',
  initial: 'choosing',
  context: ({ input }) => ({
    ...input,
    file: null,
    problem: null,
    source: '',
    corrections: {},
    editing: {},
    sentCorrections: {},
    report: null,
    share: 0,
    progress: null,
    failure: null,
  }),
  on: { 'import.name': { actions: [{ type: 'name', params: ({ event }) => event.source }, KEEP] } },
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
        'import.correct': { guard: 'isShown', target: '.checking', actions: CORRECT },
        'import.restore': { guard: 'isShown', target: '.checking', actions: CORRECT },
        'import.edit': {
          guard: 'isShown',
          actions: [
            {
              type: 'type',
              params: ({ context: { report }, event: { item } }) => ({
                item,
                question: report?.items[item - 1]?.edit ?? null,
              }),
            },
            KEEP,
          ],
        },
        'import.type': {
          guard: { type: 'isOpen', params: ({ event }) => event.item },
          actions: [{ type: 'type', params: ({ event }) => event }, KEEP],
        },
        'import.cancel': {
          guard: 'isShown',
          actions: [{ type: 'type', params: ({ event: { item } }) => ({ item, question: null }) }, KEEP],
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
            'import.correct': { guard: 'isShown', actions: CORRECT },
            'import.restore': { guard: 'isShown', actions: CORRECT },
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
                  { type: 'recall', params: ({ event }) => event.draft },
                ],
              },
              { target: 'unchecked', actions: { type: 'fail', params: ({ event }) => event.result } },
            ],
          },
        },
        checked: {
          on: {
            'import.start': { guard: 'isReady', target: '#questionImport.importing' },
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
            actions: [{ type: 'report', params: ({ event }) => event.result }, 'sayDone'],
          },
          { target: 'broken', actions: { type: 'fail', params: ({ event }) => event.result } },
        ],
        'import.stop': 'broken',
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
    /** Perhaps all of it is in, perhaps nothing: to be sent again. Without a failure it was stopped here. */
    broken: {
      tags: 'failing',
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
