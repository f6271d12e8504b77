import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** Elements in which something is typed or chosen, and views that are called after them. */
const INPUT =
  /^(?:input|textarea|select|TextField\.Root|(?:Select|RadioGroup|RadioCards|CheckboxGroup|SegmentedControl)\.Root|Checkbox|Switch|Slider|[A-Z]\w*(?:Field|Fields|Area|Select|Editor|Input|Choice|Chooser|Picker|KeywordForm))$/

const inputsIn = (source: string): number => {
  const file = ts.createSourceFile('view.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  let found = 0
  const visit = (node: ts.Node): void => {
    const isTag = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)
    if (isTag && INPUT.test(node.tagName.getText(file))) found += 1
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const views = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src/ui/*.tsx'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '')

const list = readFileSync('docs/product/inputs.md', 'utf8')
const rows = [
  ...list.matchAll(/^\| `(?<view>[^`]+)` \| (?<count>\d+) \| (?<what>.+) \| (?<kept>\w+) \|$/gm),
].map(({ groups }) => ({
  view: groups?.['view'] ?? '',
  count: Number(groups?.['count']),
  kept: groups?.['kept'] ?? '',
}))
const keepers = [...list.matchAll(/^\| (\w+) \| .+ \| .+ \| .+ \|$/gm)].flatMap(([, name]) => name ?? [])

describe('the list of inputs', () => {
  it('names every view that has some, and how many', () => {
    const there = views
      .map((path) => [path.replace('src/ui/', ''), inputsIn(readFileSync(path, 'utf8'))] as const)
      .filter(([, count]) => count > 0)
    expect(Object.fromEntries(rows.map(({ view, count }) => [view, count]))).toEqual(
      Object.fromEntries(there),
    )
  })

  it('says of each by what it is kept', () => {
    expect(rows.filter(({ kept }) => !keepers.includes(kept))).toEqual([])
  })

  it('says of what is walked through an expiry that it is kept', () => {
    const walks = readFileSync('tests/ui/session/expiry-walks.ts', 'utf8')
    const walked = [...walks.matchAll(/view: '([^']+)'/g)].flatMap(([, view]) => view ?? [])
    const kept = rows.filter((row) => row.kept === 'form' || row.kept === 'draft').map(({ view }) => view)
    expect(walked.length).toBeGreaterThan(10)
    expect(walked.filter((view) => !kept.includes(view))).toEqual([])
  })

  it('counts elements however they are written', () => {
    expect(inputsIn('const A = () => <><input /><TextField.Root>x</TextField.Root><Button /></>')).toBe(2)
  })
})
