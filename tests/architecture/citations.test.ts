import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFiles } from '#tests/support/project-files.ts'
import { type Cited, deadCitations, linksIn, missingPaths, rulesIn, withoutCitation } from './citations.ts'

const read = (path: string): string => readFileSync(path, 'utf8')

const cited: Cited = {
  rules: new Set(
    [...read('docs/product/rules.md').matchAll(/\*\*(R-[a-z-]+\d+)\*\*/g)].map(([, rule = '']) => rule),
  ),
  records: new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 4))),
  wire: read('docs/product/wire.md'),
  screens: read('docs/product/screens.md'),
}

const WRITTEN = /\.(?:ts|tsx|mjs|css|md)$/
/** Questions and books name the sections of textbooks; this test names what it forbids. */
const LEFT_OUT = /^(?:demo\/(?:question-bank|content)\/|tests\/architecture\/citations)/

const files = projectFiles().filter((path) => WRITTEN.test(path) && !LEFT_OUT.test(path))

describe('the pages about the tree', () => {
  it.each([
    ['docs/glossary.md', 90],
    ['docs/actions.md', 100],
    ['docs/architecture.md', 20],
    ['CONTRIBUTING.md', 10],
    ['README.md', 0],
  ])('%s names folders and files that are there', (page, least) => {
    const paths = [...read(page).matchAll(/`((?:src|server|demo|tests|contract|scripts)\/[\w./-]*)`/g)]
    expect(paths.length).toBeGreaterThanOrEqual(least)
    expect(paths.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([])
  })
})

describe('every page', () => {
  const pages = files.filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md')

  it('names folders and files that are there', () => {
    expect(pages.length).toBeGreaterThan(400)
    const dead = pages.flatMap((page) =>
      missingPaths(read(page), existsSync).map((path) => `${page}: ${path}`),
    )
    expect(dead).toEqual([])
  })

  it('links to pages and files that are there', () => {
    const dead = pages.flatMap((page) =>
      linksIn(read(page))
        .filter((link) => !existsSync(join(dirname(page), link)))
        .map((link) => `${page}: ${link}`),
    )
    expect(dead).toEqual([])
  })

  it('may name a record by its number, and nothing else that is not there', () => {
    const text = 'See `docs/decisions/0041`, `src/bell.ts`, `src/bells/`, `rm -r src/bells` and `tests/*.ts`.'
    expect(missingPaths(text, (path) => path === 'src/bells/')).toEqual(['src/bell.ts'])
    expect(linksIn('[a](b.md#c), [d](https://e.cn/f), [g](#h)')).toEqual(['b.md'])
  })
})

describe('the records of decisions', () => {
  const titles = readdirSync('docs/decisions')
    .filter((name) => /^(?!0000)\d{4}-/.test(name))
    .map((name) => [name, read(`docs/decisions/${name}`).split('\n', 1)[0] ?? ''] as const)

  it('begin with the number of their file and their subject, which asks nothing', () => {
    expect(titles.length).toBeGreaterThan(200)
    const wrong = titles.filter(
      ([name, title]) =>
        !title.startsWith(`# ${Number(name.slice(0, 4))}. `) ||
        /\. (?:What|Which|Who|Where|When|Why|How)\b/.test(title),
    )
    expect(wrong).toEqual([])
  })

  it('are linked by the names of their files', () => {
    const dead = files.flatMap((path) =>
      [...read(path).matchAll(/\b(\d{4}-[a-z][a-z0-9-]+)\.md\b/g)]
        .map(([, name = '']) => name)
        .filter((name) => !existsSync(`docs/decisions/${name}.md`))
        .map((name) => `${path}: ${name}`),
    )
    expect(dead).toEqual([])
  })
})

describe('citations', () => {
  it('name one rule each', () => {
    const numbers = [...read('docs/product/rules.md').matchAll(/^- \*\*(R-[a-z-]+\d+)\*\*/gm)].map(
      ([, rule = '']) => rule,
    )
    expect(numbers.length).toBeGreaterThan(100)
    expect(numbers.filter((rule, index) => numbers.indexOf(rule) !== index)).toEqual([])
  })

  it('are there for every rule: the code that keeps it, or the test that proves it', () => {
    const code = files.filter((path) => !path.endsWith('.md'))
    const kept = new Set(code.flatMap((path) => rulesIn(read(path))))
    expect(withoutCitation(read('docs/product/rules.md'), kept)).toEqual([])
  })

  it('of a rule are missed where there are none, but of one that is withdrawn', () => {
    const rules = '- **R-bell-1** It rings.\n- **R-bell-2** *withdrawn*\n- **R-bell-12** It stops.\n'
    expect(withoutCitation(rules, new Set(rulesIn('// R-bell-1; see R-bell-12.')))).toEqual([])
    expect(withoutCitation(rules, new Set(rulesIn('// R-bell-12.')))).toEqual(['R-bell-1'])
  })

  it('lead to a rule, a call, a screen or a record that stands in the tree', () => {
    expect(files.length).toBeGreaterThan(1000)
    const dead = files.flatMap((path) => deadCitations(read(path), cited).map((one) => `${path}: ${one}`))
    expect(dead).toEqual([])
  })

  it.each([
    ['a section of a text that is not here', '/** Spec §7 getbasetree. */', ['§7']],
    ['a section alone', '// (§4)', ['§4']],
    ['a record by its number alone', '// As decision 7 has it.', ['decision 7']],
    ['a rule that nobody wrote', '// R-session-4000', ['R-session-4000']],
    ['a record that nobody wrote', '// docs/decisions/9999', ['decisions/9999']],
    ['a call that nobody answers', '/** Wire: getbasetree, getnothingatall. */', ['getnothingatall']],
    ['a screen that nobody draws', '/** Screens `/nowhere`. */', ['/nowhere']],
  ])('%s is found', (_, text, found) => {
    expect(deadCitations(text, cited)).toEqual(found)
  })

  it.each([
    '// RFC 9110 §14.2: absent, malformed',
    '/** Wire: 我的资料, but for sharing. R-session-4; docs/decisions/0010. */',
    '/** Wire: resourcescontentinfo/{type}; ours: similarquestions. Screens `/details`, question bank 3. */',
    '[decision 10](docs/decisions/0010-sign-in-landing.md)',
  ])('%s leads somewhere', (text) => {
    expect(deadCitations(text, cited)).toEqual([])
  })
})
