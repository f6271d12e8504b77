import type { Message } from './conversation.ts'

/** Said to or by so many that lines to them would hide the others. */
const EVERYWHERE = new Set(['notifications', 'address'])

/** The page of the whole conversation: an overview, then a drawing and a table for each feature. */
export const conversationPage = (messages: readonly Message[]): string => {
  const features = [...new Set(messages.map(featureOf))].sort()
  return [
    '# Conversation',
    '',
    'Made from `src/main` and `src/application` by `npm run diagrams`; not to be edited. Who says what, and who hears what of it: a',
    'line leads from the statechart that emits to the one that is told. `address` is the router, `any change` each new state.',
    '',
    features.map((feature) => `[${feature}](#${feature})`).join(' · '),
    '',
    '## Overview',
    '',
    'Without notices and the address, to which nearly everybody talks.',
    '',
    ...drawing(
      messages
        .filter(({ from, to }) => !EVERYWHERE.has(from) && !EVERYWHERE.has(to))
        .map((message) => ({ ...message, said: '', heard: '' })),
    ),
    ...features.flatMap((feature) =>
      sectionOf(
        feature,
        messages.filter((message) => featureOf(message) === feature),
      ),
    ),
    '',
  ].join('\n')
}

/** The folder of the file that connects them; `tab` for what lives as long as the tab. */
const featureOf = ({ path }: Message): string =>
  /^src\/(?:main|application)\/([^/]+)\//.exec(path)?.[1] ?? 'tab'

const sectionOf = (feature: string, messages: readonly Message[]): readonly string[] => [
  '',
  `## ${feature}`,
  '',
  ...drawing(messages),
  '',
  '| From | Says | To | Hears | Where |',
  '|---|---|---|---|---|',
  ...messages.map(
    ({ from, said, to, heard, path }) =>
      `| ${from} | ${said} | ${to} | ${heard} | [${path.split('/').at(-1)}](../../${path}) |`,
  ),
]

const drawing = (messages: readonly Message[]): readonly string[] => {
  const pairs = new Map<string, { from: string; to: string; labels: Set<string> }>()
  for (const { from, said, to, heard } of messages) {
    const pair = pairs.get(`${from} ${to}`) ?? { from, to, labels: new Set<string>() }
    if (said !== '') pair.labels.add(`${said} → ${heard}`)
    pairs.set(`${from} ${to}`, pair)
  }
  const lines = [...pairs.values()].map(({ from, to, labels }) =>
    labels.size === 0
      ? `  ${node(from)} --> ${node(to)}`
      : `  ${node(from)} -- "${[...labels].join('<br>')}" --> ${node(to)}`,
  )
  return ['```mermaid', 'flowchart LR', ...lines, '```']
}

const node = (name: string): string => `${name.replaceAll(/[^A-Za-z0-9]/g, '_')}["${name}"]`
