import { assign, emit, setup } from 'xstate'
import type { SchoolLocalMemory } from './school-local.ts'

/** The stored flag decides the initial state; afterwards the state tells whether the mode is active. */
export type SchoolLocalContext = SchoolLocalMemory

export type SchoolLocalEvent =
  /** By the school library link, or by an address of the school's pages. */
  | { type: 'schoolLocal.enter'; menuIndex: number }
  /** By going to the cloud school or home (R-school-file-2). */
  | { type: 'schoolLocal.leave' }

export type SchoolLocalEmitted = { type: 'schoolLocal.remembered'; memory: SchoolLocalMemory }

/** School-local mode: the top bar shows the school's own sub-menu. R-school-file-2. */
export const schoolLocalMachine = setup({
  types: {
    input: {} as SchoolLocalMemory,
    context: {} as SchoolLocalContext,
    events: {} as SchoolLocalEvent,
    emitted: {} as SchoolLocalEmitted,
  },
  guards: { wasActive: ({ context }) => context.active },
  actions: {
    enter: assign((_, menuIndex: number) => ({ active: true, menuIndex })),
    leave: assign({ active: false }),
    sayRemembered: emit(({ context }) => ({ type: 'schoolLocal.remembered' as const, memory: context })),
  },
}).createMachine({
  id: 'schoolLocal',
  initial: 'restoring',
  context: ({ input }) => input,
  states: {
    restoring: { always: [{ guard: 'wasActive', target: 'on' }, { target: 'off' }] },
    off: {
      on: {
        'schoolLocal.enter': {
          target: 'on',
          actions: [{ type: 'enter', params: ({ event }) => event.menuIndex }, 'sayRemembered'],
        },
      },
    },
    on: {
      on: {
        'schoolLocal.enter': {
          actions: [{ type: 'enter', params: ({ event }) => event.menuIndex }, 'sayRemembered'],
        },
        'schoolLocal.leave': { target: 'off', actions: ['leave', 'sayRemembered'] },
      },
    },
  },
})
