import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { projectFiles } from '#tests/support/project-files.ts'

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

const views = projectFiles('src/ui/*.tsx')

const list = readFileSync('docs/product/inputs.md', 'utf8')
const rows = [
  ...list.matchAll(/^\| `(?<view>[^`]+)` \| (?<count>\d+) \| (?<what>.+) \| (?<kept>\w+) \|$/gm),
].map(({ groups }) => ({
  view: groups?.['view'] ?? '',
  count: Number(groups?.['count']),
  what: groups?.['what'] ?? '',
  kept: groups?.['kept'] ?? '',
}))
const keepers = [...list.matchAll(/^\| (\w+) \| .+ \| .+ \| .+ \|$/gm)].flatMap(([, name]) => name ?? [])

const KEPT: readonly string[] = ['form', 'draft', 'outbox', 'chosen']
/** Views of one store are one draft. */
const storeOf = ({ what }: { readonly what: string }): string => /`(\w+)`/.exec(what)?.[1] ?? ''
const walks = [
  ...readdirSync('tests/ui/session/walks').map((file) => `tests/ui/session/walks/${file}`),
  'tests/ui/session/expiry-presses.test.tsx',
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

interface Walk {
  readonly file: string
  /** Through an expiry as the same user. */
  readonly same: string
  /** As another one; the same test where that does both. */
  readonly another?: string
}

/** What the walks cannot type into or press, and the tests that take it through an expiry. */
const ELSEWHERE: Readonly<Record<string, Walk>> = {
  'comment/comment-composer.tsx': {
    file: 'tests/ui/comment/comment-expiry.test.tsx',
    same: 'a comment that was sent as the session ended is there once when the same user is back',
    another: 'leaves nothing of it to another user, in whose name nothing is sent',
  },
  'live/open-for.tsx': {
    file: 'tests/ui/live/live-console-expiry.test.tsx',
    same: 'has the times that were chosen for the same user again, whose question is asked once',
    another: 'leaves nothing of them to another user, who is not led there',
  },
  'live/round-form.tsx': {
    file: 'tests/ui/live/live-answer-expiry.test.tsx',
    same: 'an answer that was handed in to a question of a lesson is stored once when the same user is back',
    another: 'leaves nothing of it to another user, in whose name nothing is sent',
  },
  'question/answer-form.tsx': {
    file: 'tests/ui/pages/lesson-questions.test.tsx',
    same: 'has what was written again after the page was left, and after the session was over',
    another: 'leaves nothing of what was written to another user, in whose name nothing is sent',
  },
  'pages/details/bank/import-editor.tsx': {
    file: 'tests/ui/pages/question-import-expiry.test.tsx',
    same: 'an item that is being put right is so again for the same user, with its file, and comes in once',
    another: 'leaves nothing of it to another user, who is not led there',
  },
  'pages/studio/clock-field.tsx': {
    file: 'tests/ui/pages/film-section.test.tsx',
    same: 'is so again for the same user after an expiry, and counts once its field is left',
    another: 'leaves nothing of it to another user, who is not led there',
  },
  'pages/frame/banner-picture-field.tsx': {
    file: 'tests/ui/pages/frame.test.tsx',
    same: 'is there for the same user after an expiry, and is saved once',
    another: 'leaves nothing of it to another user, who is not led there',
  },
  'pages/curriculum/curriculum-import.tsx': {
    file: 'tests/ui/session/expiry-files.test.tsx',
    same: 'a file of a tree is compared again for the same user, with the lines that were chosen of it',
    another: 'leaves nothing of $what to another user, who is not led there',
  },
  'pages/curriculum/import-comparison.tsx': {
    file: 'tests/ui/session/expiry-files.test.tsx',
    same: 'a file of a tree is compared again for the same user, with the lines that were chosen of it',
    another: 'leaves nothing of $what to another user, who is not led there',
  },
  'pages/details/bank/import-form.tsx': {
    file: 'tests/ui/session/expiry-files.test.tsx',
    same: 'a file of questions is looked at again for the same user, and comes in once',
    another: 'leaves nothing of $what to another user, who is not led there',
  },
  'pages/roster/roster-chooser.tsx': {
    file: 'tests/ui/session/expiry-files.test.tsx',
    same: 'a roster whose comparison the session did not outlive is compared for the same user',
    another: 'leaves nothing of $what to another user, who is not led there',
  },
  'playback/seek-bar.tsx': {
    file: 'tests/main/ledger-wiring.dom.test.ts',
    same: 'when the session expires is sent once the same user is back',
    another: 'when the session expires is nothing to another user',
  },
}

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

  it('has a walk through an expiry for everything that is kept, or says which test is one', () => {
    const kept = rows.filter((row) => KEPT.includes(row.kept))
    const walked = [...walks.matchAll(/view: '([^']+)'/g)].flatMap(([, view]) => view ?? [])
    const storesWalked = kept.filter(({ view }) => walked.includes(view)).map(storeOf)
    const without = kept
      .filter(
        (row) => !walked.includes(row.view) && !(storeOf(row) !== '' && storesWalked.includes(storeOf(row))),
      )
      .map(({ view }) => view)
    expect(without.toSorted()).toEqual(Object.keys(ELSEWHERE).toSorted())
    expect(walked.filter((view) => !kept.some((row) => row.view === view))).toEqual([])
  })

  it.each(Object.entries(ELSEWHERE))('has %s walked through where it says', (_, { file, same, another }) => {
    const tests = readFileSync(file, 'utf8')
    for (const title of [same, another ?? same]) expect(tests).toContain(`('${title}'`)
  })

  it('counts elements however they are written', () => {
    expect(inputsIn('const A = () => <><input /><TextField.Root>x</TextField.Root><Button /></>')).toBe(2)
  })
})
