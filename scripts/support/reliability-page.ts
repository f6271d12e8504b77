import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const PAGE = 'docs/reliability.md'

/** A table of docs/reliability.md: the first cell names its row, the last two say what was run and on which commit. */
export interface ReliabilityTable {
  readonly name: string
  readonly headings: readonly string[]
}

const edgesOf = (name: string): readonly [string, string] => [
  `<!-- ${name}: begin -->`,
  `<!-- ${name}: end -->`,
]

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const rowsIn = (text: string): string[][] =>
  text
    .split('\n')
    .filter((one) => one.startsWith('| '))
    .slice(1)
    .map((one) => one.slice(2, -2).split(' | '))

/** The page with these rows in the place of those of the same name; what another run wrote stays. */
export const withRows = (
  page: string,
  { name, headings }: ReliabilityTable,
  rows: readonly (readonly string[])[],
): string => {
  const [begin, end] = edgesOf(name)
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from < 0 || to < from) throw new Error(`${PAGE} has no place for the table ${name}`)
  const fresh = new Map(rows.map((row) => [row[0], row]))
  const before = rowsIn(page.slice(from + begin.length, to))
  const kept = before.map((row) => fresh.get(row[0]) ?? row)
  const added = rows.filter(([first]) => !before.some((row) => row[0] === first))
  const rule = `|${headings.map((_, column) => (column === 0 ? '---' : '--:')).join('|')}|`
  const table = [line(headings), rule, ...[...kept, ...added].map(line)].join('\n')
  return `${page.slice(0, from + begin.length)}\n\n${table}\n\n${page.slice(to)}`
}

const commit = (): string => {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const isChanged = git('status', '--porcelain', '--', '.', `:!${PAGE}`) !== ''
  return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' and changes' : ''}`
}

/** Writes what a command found into the page, with the command and the commit. */
export const writeRows = (
  table: ReliabilityTable,
  rows: readonly (readonly string[])[],
  command: string,
): void => {
  const whole = { ...table, headings: [...table.headings, 'command', 'commit'] }
  const at = commit()
  const page = readFileSync(PAGE, 'utf8')
  writeFileSync(
    PAGE,
    withRows(
      page,
      whole,
      rows.map((row) => [...row, `\`${command}\``, at]),
    ),
  )
}
