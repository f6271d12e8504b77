import type { ActorRefFrom } from 'xstate'
import { leftOf, nextBatchOf } from './curriculum-batch.ts'
import { rowsOf, templateOf } from './curriculum-file.ts'
import type { CurriculumImportContext } from './curriculum-import.setup.ts'
import { curriculumImportSetup, FRESH } from './curriculum-import.setup.ts'

interface Scope {
  readonly context: CurriculumImportContext
}

const KEEP_DECIDED = {
  type: 'keepDecided',
  params: ({ context: { place, decided } }: Scope) => ({ place, decided }),
} as const
const LET_GO = { type: 'letGo', params: ({ context }: Scope) => context.place } as const
const CLEAR = ['clear', LET_GO] as const

/**
 * Import and export of a curriculum tree: compares a file, lets changes be chosen, applies them in batches
 * and reports. R-frame-4.
 */
export const curriculumImportMachine = curriculumImportSetup.createMachine({
  id: 'curriculumImport',
  initial: 'recalling',
  context: ({ input: place }) => ({ ...FRESH, place, subject: null, nodes: [], failure: null }),
  states: {
    /** Restores the file chosen before a reload or an expiry. */
    recalling: {
      tags: 'busy',
      invoke: {
        src: 'recall',
        input: ({ context }) => context.place,
        onDone: { target: 'opening', actions: { type: 'holdKept', params: ({ event }) => event.output } },
        onError: 'opening',
      },
    },
    opening: {
      tags: 'busy',
      entry: 'forget',
      invoke: {
        src: 'tree',
        input: ({ context }) => context.place,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'opened',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    /** A restored file is compared with the present tree. */
    opened: { always: [{ guard: 'hasFile', target: 'reading' }, { target: 'waiting' }] },
    waiting: {
      on: {
        'import.read': {
          target: 'opening',
          actions: [
            { type: 'hold', params: ({ event: { name, file } }) => ({ name, file }) },
            {
              type: 'keepFile',
              params: ({ context: { place }, event: { name, file } }) => ({ place, name, file }),
            },
          ],
        },
        'import.write': 'writing',
      },
    },
    writing: {
      tags: 'busy',
      invoke: {
        src: 'write',
        input: ({ context: { nodes, place }, event }) => {
          const asked = event.type === 'import.write' ? event : { format: 'csv' as const, isTemplate: false }
          return { format: asked.format, rows: asked.isTemplate ? templateOf(place) : rowsOf(nodes, place) }
        },
        onDone: {
          target: 'waiting',
          actions: {
            type: 'hand',
            params: ({ event }) => event.output,
          },
        },
        onError: 'defect',
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        input: ({ context }) => context.file,
        onDone: { target: 'settled', actions: { type: 'compare', params: ({ event }) => event.output } },
        onError: 'defect',
      },
    },
    settled: {
      always: [{ guard: 'hasProblem', target: 'waiting', actions: LET_GO }, { target: 'listing' }],
    },
    listing: {
      on: {
        'import.choose': {
          actions: [
            { type: 'choose', params: ({ event }) => ({ key: event.key, is: event.chosen }) },
            KEEP_DECIDED,
          ],
        },
        'import.chooseAll': {
          actions: [
            { type: 'chooseAll', params: ({ event }) => ({ kind: event.kind, is: event.chosen }) },
            KEEP_DECIDED,
          ],
        },
        'import.apply': { guard: 'hasChosen', target: 'applying' },
        'import.leave': { target: 'opening', actions: CLEAR },
      },
    },
    applying: {
      tags: 'busy',
      entry: 'forget',
      invoke: {
        src: 'apply',
        input: ({ context: { place, changes, chosen, outcomes } }) => ({
          place,
          changes: nextBatchOf(leftOf(changes, chosen, outcomes)),
        }),
        onDone: { target: 'applied', actions: { type: 'report', params: ({ event }) => event.output } },
        onError: 'interrupted',
      },
    },
    applied: {
      always: [
        { guard: 'hasFailed', target: 'interrupted' },
        { guard: 'isOver', target: 'reported' },
        { target: 'applying' },
      ],
    },
    /** Applying was interrupted; applied changes stay, the rest waits. */
    interrupted: {
      on: {
        'import.apply': 'applying',
        'import.leave': { target: 'opening', actions: CLEAR },
      },
    },
    reported: { entry: LET_GO, on: { 'import.leave': { target: 'opening', actions: CLEAR } } },
    failed: { tags: 'failing', on: { 'import.reread': 'opening' } },
    defect: { tags: 'failing', on: { 'import.reread': { target: 'opening', actions: CLEAR } } },
  },
})

export type ImportActor = ActorRefFrom<typeof curriculumImportMachine>
