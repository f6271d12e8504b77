import { emit, setup } from 'xstate'
import type { Appearance } from './appearance.ts'

export type AppearanceEvent = { type: 'appearance.choose'; appearance: Appearance }

export type AppearanceEmitted = { type: 'appearance.chosen'; appearance: Appearance }

/** Light and dark by the system's choice and a switch. */
export const appearanceMachine = setup({
  types: {
    input: {} as { readonly appearance: Appearance },
    context: {} as { readonly stored: Appearance },
    events: {} as AppearanceEvent,
    emitted: {} as AppearanceEmitted,
  },
  guards: {
    is: ({ event }, appearance: Appearance) => event.appearance === appearance,
    wasStored: ({ context }, appearance: Appearance) => context.stored === appearance,
  },
  actions: {
    sayChosen: emit((_, appearance: Appearance) => ({ type: 'appearance.chosen' as const, appearance })),
  },
}).createMachine({
  id: 'appearance',
  initial: 'restoring',
  context: ({ input }) => ({ stored: input.appearance }),
  on: {
    'appearance.choose': [
      {
        guard: { type: 'is', params: 'light' },
        target: '.light',
        actions: { type: 'sayChosen', params: 'light' },
      },
      {
        guard: { type: 'is', params: 'dark' },
        target: '.dark',
        actions: { type: 'sayChosen', params: 'dark' },
      },
      { target: '.system', actions: { type: 'sayChosen', params: 'system' } },
    ],
  },
  states: {
    restoring: {
      always: [
        { guard: { type: 'wasStored', params: 'light' }, target: 'light' },
        { guard: { type: 'wasStored', params: 'dark' }, target: 'dark' },
        { target: 'system' },
      ],
    },
    system: {},
    light: {},
    dark: {},
  },
})
