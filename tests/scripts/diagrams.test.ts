import { expect, it } from 'vitest'
import { and, assign, fromPromise, not, setup } from 'xstate'
import { chartOf } from '../../scripts/diagrams/chart.ts'
import { pageOf } from '../../scripts/diagrams/page.ts'

const doorMachine = setup({
  types: { context: {} as { knocks: number }, events: {} as { type: 'door.knock' } | { type: 'door.push' } },
  actors: { answer: fromPromise(() => Promise.resolve(1)) },
  guards: { isHome: () => true, isLate: () => false },
  actions: { count: assign(({ context }) => ({ knocks: context.knocks + 1 })) },
  delays: { patience: 10 },
}).createMachine({
  id: 'door',
  context: { knocks: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        'door.knock': { actions: 'count' },
        'door.push': [{ guard: and(['isHome', not('isLate')]), target: 'opening' }],
      },
      after: { patience: 'gone' },
    },
    opening: {
      tags: 'busy',
      invoke: { src: 'answer', onDone: 'open', onError: 'shut' },
    },
    open: {
      type: 'parallel',
      states: { light: {}, bell: { initial: 'silent', states: { silent: { always: '#door.gone' } } } },
    },
    gone: { type: 'final' },
  },
})

it('draws states, regions, guards, delays, invokes and tags', () => {
  expect(pageOf(chartOf(doorMachine), 'src/domain/house/door.machine.ts')).toBe(`# door

Made from [src/domain/house/door.machine.ts](../../src/domain/house/door.machine.ts) by \`npm run diagrams\`; not to be edited.

\`\`\`mermaid
stateDiagram-v2
  state "shut" as shut
  state "opening #busy / answer" as opening
  state "open" as open {
    state "light" as open_light
    --
    state "bell" as open_bell {
      state "silent" as open_bell_silent
      [*] --> open_bell_silent
    }
  }
  state "gone" as gone
  gone --> [*]
  [*] --> shut
  shut --> opening: door.push [isHome and not isLate]
  shut --> gone: after patience
  opening --> open: answer done
  opening --> shut: answer failed
  open_bell_silent --> gone: always
\`\`\`

| In | When | If | Then | Doing |
|---|---|---|---|---|
| shut | door.knock |  | (stays) | count |
| shut | door.push | isHome and not isLate | opening |  |
| shut | after patience |  | gone |  |
| opening | answer done |  | open |  |
| opening | answer failed |  | shut |  |
| open.bell.silent | always |  | gone |  |

| State | Runs | Tags |
|---|---|---|
| opening | answer | busy |
`)
})
