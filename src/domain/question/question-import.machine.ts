import { CHOOSE, CORRECT, DROP, KEEP, LET_GO, sendingOf } from './question-import.rules.ts'
import { questionImportSetup } from './question-import.setup.ts'

/**
 * 导入试题: a file is previewed first, and imported when the user has seen what would become of it. Once it is on its way in
 * neither file nor place change; after a broken line it is sent again, and nothing comes in twice. R-question-5.
 */
export const questionImportMachine = questionImportSetup.createMachine({
  id: 'questionImport',
  initial: 'recalling',
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
    recalling: {
      invoke: {
        src: 'recall',
        onDone: [
          {
            guard: { type: 'isLeft', params: ({ event }) => event.output },
            target: 'preparing',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'choosing' },
        ],
        onError: 'choosing',
      },
      on: {
        'import.place': { actions: { type: 'goTo', params: ({ event }) => event.place } },
        'import.choose': { target: 'preparing', actions: CHOOSE },
      },
    },
    preparing: {
      initial: 'deciding',
      on: {
        'import.place': {
          target: '.deciding',
          actions: { type: 'goTo', params: ({ event }) => event.place },
        },
        'import.choose': {
          target: '.deciding',
          actions: CHOOSE,
        },
        'import.drop': { target: 'choosing', actions: DROP },
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
          actions: CHOOSE,
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
            actions: [{ type: 'report', params: ({ event }) => event.result }, LET_GO, 'sayDone'],
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
        'import.drop': { target: 'choosing', actions: [...DROP, 'forgetReport'] },
      },
    },
    imported: {
      on: {
        'import.place': {
          target: 'choosing',
          actions: [...DROP, 'forgetReport', { type: 'goTo', params: ({ event }) => event.place }],
        },
        'import.drop': { target: 'choosing', actions: [...DROP, 'forgetReport'] },
        'import.choose': {
          target: 'preparing',
          actions: CHOOSE,
        },
      },
    },
  },
})
