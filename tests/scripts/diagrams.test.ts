import { expect, it } from 'vitest'
import { and, assign, fromPromise, not, or, setup } from 'xstate'
import { chartOf } from '../../scripts/diagrams/chart.ts'
import { indexOf, summaryOf } from '../../scripts/diagrams/index-page.ts'
import { pageOf } from '../../scripts/diagrams/page.ts'
import { picturesOf } from '../../scripts/diagrams/picture.ts'

const DOOR = setup({
  types: {
    context: {} as { knocks: number },
    events: {} as { type: 'door.knock'; by: string } | { type: 'door.push' } | { type: 'door.remove' },
  },
  actors: {
    answer: fromPromise<number, { times: number }>(() => Promise.resolve(1)),
    watch: fromPromise(() => Promise.resolve()),
  },
  guards: { isHome: (_, who: string) => who === 'Ann', isLate: () => false, isDark: () => false },
  actions: {
    count: assign(({ context }, by: string) => ({ knocks: context.knocks + by.length })),
    ring: (_, bell: { loud: boolean }) => bell.loud,
    forget: () => undefined,
  },
  delays: { patience: 10_000, tired: ({ context }) => context.knocks * 2 },
})

const doorMachine = DOOR.createMachine({
  id: 'door',
  context: { knocks: 0 },
  initial: 'shut',
  invoke: { src: 'watch' },
  on: { 'door.remove': { target: '.gone', actions: 'forget' } },
  states: {
    shut: {
      entry: ['forget', { type: 'ring', params: { loud: true } }],
      exit: 'forget',
      on: {
        'door.knock': { actions: { type: 'count', params: ({ event }) => event.by } },
        'door.push': [
          {
            guard: and([{ type: 'isHome', params: 'Ann' }, not(or(['isLate', 'isDark']))]),
            target: 'opening',
          },
        ],
      },
      after: { patience: 'gone', tired: 'gone' },
    },
    opening: {
      tags: 'busy',
      invoke: {
        src: 'answer',
        input: ({ context }) => ({ times: context.knocks }),
        onDone: { target: 'open', actions: assign({ knocks: ({ event }) => event.output }) },
        onError: 'shut',
      },
    },
    open: {
      type: 'parallel',
      entry: 'forget',
      states: { light: {}, bell: { initial: 'silent', states: { silent: { always: '#door.gone' } } } },
    },
    gone: { type: 'final' },
  },
})

it('tells states, regions, guards, delays, parameters, actors, tags, and what runs on entry and exit', () => {
  expect(pageOf(chartOf(doorMachine), 'src/domain/house/door.machine.ts')).toBe(`# door

Made from [src/domain/house/door.machine.ts](../../src/domain/house/door.machine.ts) by \`npm run diagrams\`; not to be edited.

\`\`\`mermaid
stateDiagram-v2
  state "shut" as shut
  shut : entry / forget, ring
  shut : exit / forget
  state "opening #busy" as opening
  opening : do / answer
  state "open, entry / forget" as open {
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
  state "(any state)" as any_state
  class any_state any
  classDef any fill:none,stroke:none
  any_state --> gone: door.remove
  shut --> opening: door.push [isHome('Ann') and not (isLate or isDark)]
  shut --> gone: after patience (10000 ms)<br>after tired
  opening --> open: answer done
  opening --> shut: answer failed
  open_bell_silent --> gone: always
\`\`\`

| In | When | If | Then | Doing |
|---|---|---|---|---|
| (any state) | door.remove |  | gone | \`forget\` |
| shut | door.knock |  | (stays) | \`count(event.by)\` |
| shut | door.push | \`isHome('Ann') and not (isLate or isDark)\` | opening |  |
| shut | after patience (10000 ms) |  | gone |  |
| shut | after tired |  | gone |  |
| opening | answer done |  | open | \`assign(knocks)\` |
| opening | answer failed |  | shut |  |
| open.bell.silent | always |  | gone |  |

| State | Tags | On entry | Runs | On exit |
|---|---|---|---|---|
| (any state) |  |  | \`watch\` |  |
| shut |  | \`forget\`, \`ring({ loud: true })\` |  | \`forget\` |
| opening | busy |  | \`answer({ times: context.knocks })\` |  |
| open |  | \`forget\` |  |  |

| Delay | Milliseconds |
|---|---|
| patience | 10000 |
| tired | \`context.knocks * 2\` |
`)
})

const rooms = Array.from({ length: 11 }, (_, index) => [`room${index}`, {}] as const)
const houseMachine = setup({
  types: { events: {} as { type: 'house.enter' } | { type: 'house.leave' } | { type: 'house.startAgain' } },
  guards: { isOpen: () => true },
}).createMachine({
  id: 'house',
  initial: 'outside',
  states: {
    outside: { on: { 'house.enter': { guard: 'isOpen', target: 'inside.room1' } } },
    inside: {
      initial: 'room0',
      on: { 'house.startAgain': '.room2' },
      states: {
        ...Object.fromEntries(rooms),
        room0: { on: { 'house.leave': [{ guard: 'isOpen', target: '#house.outside' }] } },
      },
    },
  },
})

it('draws a chart that is wider than a page in parts, each with its ways in and out', () => {
  const [whole, inside, ...others] = picturesOf(chartOf(houseMachine))

  expect(whole).toEqual({
    scope: '',
    lines: [
      'stateDiagram-v2',
      '  state "outside" as outside',
      '  state "inside …" as inside',
      '  [*] --> outside',
      '  outside --> inside: house.enter [isOpen]',
      '  inside --> outside: house.leave',
    ],
  })
  expect(inside).toEqual({
    scope: 'inside',
    lines: [
      'stateDiagram-v2',
      ...rooms.map(([room]) => `  state "${room}" as inside_${room}`),
      '  [*] --> inside_room0',
      '  state "outside" as outside',
      '  class outside outside',
      '  classDef outside fill:none,stroke-dasharray:4 3',
      '  state "(any state)" as any_state',
      '  class any_state any',
      '  classDef any fill:none,stroke:none',
      '  outside --> inside_room1: house.enter [isOpen]',
      '  any_state --> inside_room2: house.startAgain',
      '  inside_room0 --> outside: house.leave [isOpen]',
    ],
  })
  expect(others).toEqual([])
})

it('lists the statecharts of each feature with the first sentence of their docstring', () => {
  const code =
    '/** Not this one. */\nconst other = 1\n\n/**\n * A door\n * of a house. It has a bell.\n */\nexport const doorMachine = setup()'
  const summary = summaryOf('doorMachine', code)

  expect(summary).toBe('A door of a house.')
  expect(
    indexOf([{ feature: 'house', page: 'house-door.md', chart: chartOf(doorMachine), summary }]).split(
      '\n\n## ',
    )[1],
  ).toBe(`house

| Statechart | What it is |
|---|---|
| [door](house-door.md) | A door of a house. |
`)
})
