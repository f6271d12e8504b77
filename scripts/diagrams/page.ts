import { type Arrow, type Call, type Chart, type ChartState, callText } from './chart.ts'
import { flat, picturesOf } from './picture.ts'

/** The whole page of one statechart: its drawings, then every transition, activity and delay in tables. */
export const pageOf = (chart: Chart, source: string): string =>
  [
    `# ${chart.id}`,
    '',
    `Made from [${source}](../../${source}) by \`npm run diagrams\`; not to be edited.`,
    '',
    ...drawings(chart),
    ...transitionTable(chart.arrows),
    ...activityTable([chart.root, ...flat(chart.root.children)]),
    ...delayTable(chart),
    '',
  ].join('\n')

const drawings = (chart: Chart): string[] =>
  picturesOf(chart).flatMap(({ scope, lines }) => [
    ...(scope === '' ? [] : [`Inside \`${scope}\`:`, '']),
    '```mermaid',
    ...lines,
    '```',
    '',
  ])

const transitionTable = (arrows: readonly Arrow[]): string[] => [
  '| In | When | If | Then | Doing |',
  '|---|---|---|---|---|',
  ...arrows.map(({ from, to, event, guard, actions, internal }) =>
    row([
      from || ANYWHERE,
      event,
      guard === null ? '' : code([guard]),
      internal ? '(stays)' : to,
      code(actions),
    ]),
  ),
]

const activityTable = (states: readonly ChartState[]): string[] => {
  const active = states.filter(
    ({ entry, exit, invokes, tags }) => entry.length + exit.length + invokes.length + tags.length > 0,
  )
  if (active.length === 0) return []
  return [
    '',
    '| State | Tags | On entry | Runs | On exit |',
    '|---|---|---|---|---|',
    ...active.map(({ id, tags, entry, invokes, exit }) =>
      row([id || ANYWHERE, tags.join(', '), code(entry), code(invokes), code(exit)]),
    ),
  ]
}

const delayTable = ({ delays }: Chart): string[] =>
  delays.length === 0
    ? []
    : [
        '',
        '| Delay | Milliseconds |',
        '|---|---|',
        ...delays.map(({ name, ms }) => row([name, /^\d+$/.test(ms) ? ms : inCode(ms)])),
      ]

const ANYWHERE = '(any state)'

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

const code = (calls: readonly Call[]): string => calls.map((call) => inCode(callText(call))).join(', ')

/** Code that holds a backtick is fenced by two. */
const inCode = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)
