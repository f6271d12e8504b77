import type { Arrow, Call, Chart, ChartState } from './chart.ts'

/** One Mermaid drawing of a chart, or of what lies inside one of its states. */
export interface Picture {
  /** The id of the state that is drawn; empty for the whole chart. */
  readonly scope: string
  readonly lines: readonly string[]
}

/** More states or labelled arrows than this in one drawing are wider than a page. */
const MOST_STATES = 11
const MOST_LABELS = 24

/** The whole chart in one drawing, or, where that is wider than a page, one for each state that holds others. */
export const picturesOf = (chart: Chart): Picture[] => picturesIn(chart.root, chart.arrows)

const picturesIn = (scope: ChartState, arrows: readonly Arrow[]): Picture[] => {
  const whole = pictureOf(scope, arrows, true)
  const nested = scope.children.filter(({ children }) => children.length > 0)
  if (nested.length === 0 || fits(whole)) return [whole]
  return [pictureOf(scope, arrows, false), ...nested.flatMap((child) => picturesIn(child, arrows))]
}

const fits = ({ lines }: Picture): boolean =>
  lines.filter((line) => / state "/.test(line)).length <= MOST_STATES &&
  lines.reduce((sum, line) => sum + (/-->.+?: /.test(line) ? line.split('<br>').length : 0), 0) <= MOST_LABELS

const pictureOf = (scope: ChartState, arrows: readonly Arrow[], expanded: boolean): Picture => {
  const drawn = drawnArrows(scope, arrows, expanded)
  const outside = [...new Set(drawn.flatMap(({ from, to }) => [from, to]))].filter(
    (id) => !isInside(id, scope.id) && id !== ANY,
  )
  return {
    scope: scope.id,
    lines: [
      'stateDiagram-v2',
      ...linesOf(scope, expanded),
      ...outside.flatMap((id) => [`  state "${id}" as ${key(id)}`, `  class ${key(id)} outside`]),
      ...(outside.length > 0 ? ['  classDef outside fill:none,stroke-dasharray:4 3'] : []),
      ...(drawn.some(({ from }) => from === ANY)
        ? [`  state "(any state)" as ${ANY}`, `  class ${ANY} any`, '  classDef any fill:none,stroke:none']
        : []),
      ...drawn.map(({ from, to, label }) => `  ${key(from)} --> ${key(to)}: ${label}`),
    ],
  }
}

const linesOf = (scope: ChartState, expanded: boolean): string[] =>
  scope.type === 'parallel'
    ? // Regions need a state around them to lie side by side in.
      [`  state "${scope.name}" as whole_${key(scope.id)} {`, ...childLines(scope, expanded, '    '), '  }']
    : childLines(scope, expanded, '  ')

const childLines = (parent: ChartState, expanded: boolean, indent: string): string[] => [
  ...parent.children.flatMap((state, index) => [
    ...(parent.type === 'parallel' && index > 0 ? [`${indent}--`] : []),
    ...stateLines(state, expanded, indent),
  ]),
  ...(parent.initial === null ? [] : [`${indent}[*] --> ${key(parent.initial)}`]),
]

const stateLines = (state: ChartState, expanded: boolean, indent: string): string[] => {
  const own = key(state.id)
  if (state.children.length > 0 && expanded)
    return [
      `${indent}state "${[captionOf(state), ...activitiesOf(state)].join(', ')}" as ${own} {`,
      ...childLines(state, expanded, `${indent}  `),
      `${indent}}`,
    ]
  return [
    `${indent}state "${captionOf(state)}${state.children.length > 0 ? ' …' : ''}" as ${own}`,
    ...activitiesOf(state).map((activity) => `${indent}${own} : ${activity}`),
    ...(state.type === 'final' ? [`${indent}${own} --> [*]`] : []),
  ]
}

const captionOf = ({ name, tags }: ChartState): string => [name, ...tags.map((tag) => `#${tag}`)].join(' ')

/** In the words of UML: what runs on entry, while the state lasts, and on exit. */
const activitiesOf = ({ entry, invokes, exit }: ChartState): string[] => [
  ...activity('entry', entry),
  ...activity('do', invokes),
  ...activity('exit', exit),
]

const activity = (when: string, calls: readonly Call[]): string[] =>
  calls.length === 0 ? [] : [`${when} / ${calls.map(({ name }) => name).join(', ')}`]

/** Stands for every state of the drawing: Mermaid draws no arrow from a state to one inside it. */
const ANY = 'any_state'

/** One arrow for each pair of states, with every reason to take it. What runs actions only is in the table. */
const drawnArrows = (scope: ChartState, arrows: readonly Arrow[], expanded: boolean) => {
  const pairs = new Map<string, { from: string; to: string; labels: string[] }>()
  for (const arrow of arrows) {
    const ends = arrow.internal ? null : endsOf(arrow, scope, expanded)
    if (ends === null) continue
    const label = labelOf(arrow, ends)
    const pair = pairs.get(`${ends.from} ${ends.to}`)
    if (pair) pair.labels.push(label)
    else pairs.set(`${ends.from} ${ends.to}`, { ...ends, labels: [label] })
  }
  return [...pairs.values()].map(({ from, to, labels }) => ({
    from,
    to,
    label: [...new Set(labels)].join('<br>').replaceAll(':', '#colon;'),
  }))
}

/** The guard of an arrow out of a folded state is said where that state is drawn. */
const labelOf = ({ from, event, guard }: Arrow, seen: { from: string }): string =>
  (guard === null || (seen.from !== ANY && isInside(from, seen.from))
    ? event
    : `${event} [${guard.name}]`
  ).replaceAll(';', '#59;')

/** Where an arrow begins and ends in the drawing of a scope; `null` when it is not seen there. */
const endsOf = ({ from, to }: Arrow, scope: ChartState, expanded: boolean) => {
  if (!isInside(from, scope.id) && !isInside(to, scope.id)) return null
  const seenFrom = seenAs(from, scope, expanded)
  const seenTo = seenAs(to, scope, expanded)
  if (seenFrom === seenTo) return from === to && from === seenFrom ? { from, to } : null
  if (isInside(seenTo, seenFrom)) return { from: ANY, to: seenTo }
  if (isInside(seenFrom, seenTo)) return { from: seenFrom, to: firstOf(seenTo, scope) }
  return { from: seenFrom, to: seenTo }
}

/** An id as the drawing shows it: itself inside an expanded scope, otherwise the widest state that does not hold the scope. */
const seenAs = (id: string, scope: ChartState, expanded: boolean): string => {
  if (isInside(id, scope.id) && expanded) return id
  const steps = id.split('.')
  const widths = steps.map((_, index) => steps.slice(0, index + 1).join('.'))
  return widths.find((wide) => wide !== scope.id && !isInside(scope.id, wide)) ?? id
}

/** Entering a state that holds the source is entering the state in which it begins. */
const firstOf = (id: string, scope: ChartState): string => {
  const state = id === scope.id ? scope : flat(scope.children).find((one) => one.id === id)
  return state?.initial ?? id
}

const isInside = (id: string, outer: string): boolean =>
  outer === '' ? id !== '' : id.startsWith(`${outer}.`)

export const flat = (states: readonly ChartState[]): ChartState[] =>
  states.flatMap((state) => [state, ...flat(state.children)])

const key = (id: string): string => id.replaceAll(/[^A-Za-z0-9]/g, '_')
