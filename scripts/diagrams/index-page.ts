import ts from 'typescript'
import type { Chart } from './chart.ts'

/** One statechart in the index. */
export interface IndexEntry {
  readonly feature: string
  /** The file name of its page. */
  readonly page: string
  readonly chart: Chart
  /** The first sentence of its docstring. */
  readonly summary: string
}

/** The first page of the folder: every statechart under its feature, with what it is for. */
export const indexOf = (entries: readonly IndexEntry[]): string => {
  const features = [...new Set(entries.map(({ feature }) => feature))].sort()
  return [
    '# Statecharts',
    '',
    'Made from `src/domain` by `npm run diagrams`; not to be edited. A drawing shows the states (`#busy` is a tag; entry, do and exit',
    'as in UML) and the arrows between them with event and [guard]; `…` marks a state that has a drawing of its own, a dashed',
    'line one outside the drawing. The tables below a drawing say everything: what runs with which parameters, in the words of',
    'the code, and how long each delay is.',
    '',
    features.map((feature) => `[${feature}](#${feature})`).join(' · '),
    ...features.flatMap((feature) => sectionOf(feature, entries)),
    '',
  ].join('\n')
}

const sectionOf = (feature: string, entries: readonly IndexEntry[]): string[] => [
  '',
  `## ${feature}`,
  '',
  '| Statechart | What it is |',
  '|---|---|',
  ...entries
    .filter((entry) => entry.feature === feature)
    .map(({ page, chart, summary }) => `| [${chart.id}](${page}) | ${summary.replaceAll('|', '\\|')} |`),
]

/** What the docstring of an exported constant says in its first sentence; empty when there is none. */
export const summaryOf = (name: string, code: string): string => {
  const source = ts.createSourceFile('machine.ts', code, ts.ScriptTarget.Latest, true)
  const statement = source.statements.find(
    (one) =>
      ts.isVariableStatement(one) &&
      one.declarationList.declarations.some((declared) => declared.name.getText(source) === name),
  )
  const [comment] = statement === undefined ? [] : ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc)
  const text = ts.getTextOfJSDocComment(comment?.comment) ?? ''
  return (/^.*?[.](?=\s+[A-Z]|\s*$)/s.exec(text)?.[0] ?? text).replaceAll(/\s+/g, ' ')
}
