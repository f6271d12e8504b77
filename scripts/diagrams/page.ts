import type { Arrow, Chart, ChartState } from './chart.ts'

/** The whole page of one statechart: the picture, then every transition in a table. */
export const pageOf = (chart: Chart, source: string): string =>
  [
    `# ${chart.id}`,
    '',
    `Made from [${source}](../../${source}) by \`npm run diagrams\`; not to be edited.`,
    '',
    '```mermaid',
    ...mermaidOf(chart),
    '```',
    '',
    ...transitionTable(chart.arrows),
    ...activityTable(flat(chart.states)),
    '',
  ].join('\n')

const mermaidOf = (chart: Chart): string[] => [
  'stateDiagram-v2',
  ...(chart.parallel ? regionsOf(chart) : linesOf(chart.states, chart.initial, false, '  ')),
  ...drawn(chart.arrows).map(({ from, to, label }) => `  ${key(from)} --> ${key(to)}: ${label}`),
]

/** Regions need a state around them to lie side by side in. */
const regionsOf = (chart: Chart): string[] => [
  `  state "${chart.id}" as whole_${key(chart.id)} {`,
  ...linesOf(chart.states, chart.initial, true, '    '),
  '  }',
]

const linesOf = (
  states: readonly ChartState[],
  initial: string | null,
  parallel: boolean,
  indent: string,
): string[] => [
  ...states.flatMap((state, index) => [
    ...(parallel && index > 0 ? [`${indent}--`] : []),
    ...linesOfState(state, indent),
  ]),
  ...(initial === null ? [] : [`${indent}[*] --> ${key(initial)}`]),
]

const linesOfState = (state: ChartState, indent: string): string[] => {
  const head = `${indent}state "${captionOf(state)}" as ${key(state.id)}`
  if (state.children.length === 0) {
    return state.type === 'final' ? [head, `${indent}${key(state.id)} --> [*]`] : [head]
  }
  const inner = linesOf(state.children, state.initial, state.type === 'parallel', `${indent}  `)
  return [`${head} {`, ...inner, `${indent}}`]
}

const captionOf = ({ name, tags, invokes }: ChartState): string =>
  [name, ...tags.map((tag) => `#${tag}`), ...invokes.map((actor) => `/ ${actor}`)].join(' ')

/** One arrow for each pair of states, with every reason to take it. What runs actions only is in the table. */
const drawn = (arrows: readonly Arrow[]): { from: string; to: string; label: string }[] => {
  const pairs = new Map<string, { from: string; to: string; labels: string[] }>()
  for (const { from, to, event, guard, internal } of arrows) {
    if (internal || from === '') continue
    const label = guard === '' ? event : `${event} [${guard}]`
    const pair = pairs.get(`${from} ${to}`)
    if (pair) pair.labels.push(label)
    else pairs.set(`${from} ${to}`, { from, to, labels: [label] })
  }
  return [...pairs.values()].map(({ from, to, labels }) => ({
    from,
    to,
    label: [...new Set(labels)].join('<br>').replaceAll(':', '#colon;').replaceAll(';', '#59;'),
  }))
}

const key = (id: string): string => id.replaceAll(/[^A-Za-z0-9]/g, '_')

const transitionTable = (arrows: readonly Arrow[]): string[] => [
  '| In | When | If | Then | Doing |',
  '|---|---|---|---|---|',
  ...arrows.map(
    ({ from, to, event, guard, actions, internal }) =>
      `| ${from || '(anywhere)'} | ${event} | ${guard} | ${internal ? '(stays)' : to} | ${actions.join(', ')} |`,
  ),
]

const activityTable = (states: readonly ChartState[]): string[] => {
  const busy = states.filter(({ invokes, tags }) => invokes.length + tags.length > 0)
  if (busy.length === 0) return []
  return [
    '',
    '| State | Runs | Tags |',
    '|---|---|---|',
    ...busy.map(({ id, invokes, tags }) => `| ${id} | ${invokes.join(', ')} | ${tags.join(', ')} |`),
  ]
}

const flat = (states: readonly ChartState[]): ChartState[] =>
  states.flatMap((state) => [state, ...flat(state.children)])
