import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ARCHIVES } from '#tests/support/archives.ts'
import { PROCESSES } from '#tests/support/processes.ts'
import { projectFiles } from '#tests/support/project-files.ts'
import { archivedInputs, processInputs } from '../../scripts/test/stamps.ts'
import config from '../../vitest.config.ts'

/** Every file of the tree, and all that lie in a folder, by its path. */
const tree = new Map<string, string[]>()
for (const file of projectFiles())
  for (let at = file; at !== '.'; at = dirname(at)) tree.set(at, [...(tree.get(at) ?? []), file])

/** What is written like a name of the tree and is none, by the word or by the file that says it. */
const NO_NAMES: Readonly<Record<string, string>> = {
  src: 'an attribute of HTML, and the folder of which only what is imported is an input',
  'vite.config.ts': 'builds the client, which no program that is started here does',
  'index.html': 'the page in the folder of a client that was built, or was made by a test',
  'scripts/start/source-stamp.mjs': 'looks for them in the tree of a product, which has what is copied there',
  'vitest.config.ts':
    'names what other projects run and the order of all; what it names for these is seen below',
}

const isCode = (file: string): boolean => /\.(?:ts|tsx|mjs)$/.test(file)

/** Words of calls that are names of folders too: there a path is told by its slash, or by what it is given to. */
const isWord = (file: string, name: string): boolean =>
  /^(?:server|contract|demo)\//.test(file) && /^\w+$/.test(name)

/** The paths in the strings of a source, and how a string with something put into it begins. */
const pathsIn = (source: string): readonly string[] =>
  [...source.matchAll(/'([\w.@/-]+)'|`([\w.@-]+\/[\w.@/-]*)\$\{/g)].map(([, whole, begun]) =>
    normalize(whole ?? dirname(`${begun ?? ''}x`)).replace(/\/$/, ''),
  )

/** Of npm's scripts a product has those that need no translator. */
const isCopied = (file: string): boolean => !/^scripts\/.*\.ts$/.test(file)

/** What of the tree the inputs name in their strings and have not, by who names it. */
const missedBy = (inputs: readonly string[], read = (file: string) => readFileSync(file, 'utf8')) => {
  const held = new Set(inputs)
  return inputs
    .filter((file) => isCode(file) && !(file in NO_NAMES))
    .flatMap((file) => {
      const source = read(file)
      const inTree = new Set([...source.matchAll(/inProject\('([^']+)'/g)].map(([, name]) => name))
      return pathsIn(source)
        .filter((name) => !(name in NO_NAMES) && (inTree.has(name) || !isWord(file, name)))
        .flatMap((name) => tree.get(name) ?? [])
        .filter((one) => !held.has(one) && isCopied(one))
        .map((one) => `${file}: ${one}`)
    })
}

const IMPORT =
  /^(?:import|export|\})[^'"\n]*from '([.#][^']+)'|^import '([.#][^']+)'|\bimport\('([.#][^']+)'\)/gm

/** The imports that inputs have and the inputs do not follow. */
const unfollowedBy = (inputs: readonly string[], read = (file: string) => readFileSync(file, 'utf8')) => {
  const held = new Set(inputs)
  return inputs
    .filter((file) => isCode(file) && file !== 'vitest.config.ts')
    .flatMap((file) =>
      [...read(file).matchAll(IMPORT)]
        .map(([, from, bare, called]) => from ?? bare ?? called ?? '')
        .filter((from) => {
          const name = from.startsWith('#') ? from.slice(1) : join(dirname(file), from)
          return ![name, join('src', name)].some((one) => held.has(one))
        })
        .map((from) => `${file}: ${from}`),
    )
}

interface Project {
  readonly test: {
    readonly name: string
    readonly include: readonly string[]
    readonly globalSetup?: readonly string[]
    readonly setupFiles?: readonly string[]
  }
}
const projects = (config as unknown as { readonly test: { readonly projects: readonly Project[] } }).test
  .projects

describe.each([
  ['archives', ARCHIVES, archivedInputs()],
  ['processes', PROCESSES, processInputs()],
])('what decides whether the project %s is left out', (name, tests, inputs) => {
  it('has its tests and what sets them up', () => {
    const {
      include,
      globalSetup = [],
      setupFiles = [],
    } = projects.find(({ test }) => test.name === name)?.test ?? expect.fail('no such project')
    expect(include).toEqual(tests)
    expect([...include, ...globalSetup, ...setupFiles].filter((file) => !inputs.includes(file))).toEqual([])
    expect(tests.filter((file) => !existsSync(file))).toEqual([])
  })

  it('has every file that one of its files names', () => {
    expect(missedBy(inputs)).toEqual([])
  })

  it('has every file that one of its files imports', () => {
    expect(unfollowedBy(inputs)).toEqual([])
  })

  it('would lack one that a test begins to read', () => {
    const [test = ''] = tests
    const saying = (line: string) => (file: string) => (file === test ? line : '')
    const reading = (line: string) => missedBy(inputs, saying(line))
    expect(reading("readFileSync('docs/commands.md')")).toEqual([`${test}: docs/commands.md`])
    expect(reading(['readFileSync(`docs/decisions/0295-$', '{name}`)'].join(''))).toContain(
      `${test}: docs/decisions/README.md`,
    )
    expect(reading("readdirSync('public')")).toContain(`${test}: public/favicon.svg`)
    expect(reading("readFileSync(inProject('README.md'))")).toEqual([`${test}: README.md`])
    expect(reading("readFileSync('server/main.ts')")).toEqual([])
    expect(unfollowedBy(inputs, saying("import config from '../../vite.config.ts'"))).toHaveLength(1)
    expect(unfollowedBy(inputs, saying("import { adapters } from '#adapters'"))).toHaveLength(1)
    expect(unfollowedBy(inputs, saying("import {\n  it,\n} from '#server/none.ts'"))).toHaveLength(1)
    expect(unfollowedBy(inputs, saying("import { it } from '#server/app.ts'"))).toEqual([])
  })
})

it('no test is of two projects that are left out', () => {
  expect(ARCHIVES.filter((file) => PROCESSES.includes(file))).toEqual([])
})
