import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './support/run.ts'

const LAYERS = ['src', 'contract', 'server', 'demo', 'tests', 'scripts']

/** What an import does not show: words that belong to one layer and stand in another. */
export const TEXT_RULES = [
  {
    name: 'wire-addresses-in-adapters',
    comment: 'An address of the wire is a detail of the adapter; a view, a use case and a rule ask a port.',
    from: /^src\/(?:ui|domain|application)\//,
    words: /\/api\//,
  },
] as const

export interface Breach {
  readonly rule: string
  readonly from: string
  readonly to: string
}

export interface Boundaries {
  readonly breaches: readonly Breach[]
  /** Files of the layers that the tool did not look at: a tool that sees nothing finds nothing. */
  readonly unseen: readonly string[]
  readonly modules: number
}

interface CruiseOutput {
  readonly modules: readonly { readonly source: string }[]
  readonly summary: {
    readonly violations: readonly { rule: { name: string }; from: string; to: string }[]
  }
}

/** Holds the tree at `root` against the rules of dependency-cruiser.config.mjs. */
export const inspectBoundaries = async (root: string): Promise<Boundaries> => {
  const files = LAYERS.flatMap((layer) => sourcesIn(root, layer))
  const layers = LAYERS.filter((layer) => files.some((file) => file.startsWith(`${layer}/`)))
  const { stdout, stderr } = await run(
    process.execPath,
    [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      'dependency-cruiser.config.mjs',
      '--output-type',
      'json',
      ...layers,
    ],
    { cwd: root },
  )
  const output = parse(stdout, stderr)
  const seen = new Set(output.modules.map(({ source }) => source))
  return {
    breaches: [
      ...output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...textBreaches(root, files),
    ],
    unseen: files.filter((file) => !seen.has(file)),
    modules: files.length,
  }
}

const parse = (stdout: string, stderr: string): CruiseOutput => {
  try {
    return JSON.parse(stdout) as CruiseOutput
  } catch {
    throw new Error(`dependency-cruiser gave no result:\n${stderr || stdout}`)
  }
}

const sourcesIn = (root: string, layer: string): string[] => {
  try {
    return readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' })
      .map((file) => `${layer}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('demo/files/'))
  } catch {
    return []
  }
}

const textBreaches = (root: string, files: readonly string[]): readonly Breach[] =>
  files.flatMap((file) => {
    const rules = TEXT_RULES.filter(({ from }) => from.test(file))
    if (rules.length === 0) return []
    const text = readFileSync(join(root, file), 'utf8')
    return rules.flatMap(({ name, words }) => {
      const found = words.exec(text)
      return found === null ? [] : [{ rule: name, from: file, to: found[0] }]
    })
  })

/** Prints every breach and every module that was not looked at. */
export const main = async (): Promise<void> => {
  const { breaches, unseen, modules } = await inspectBoundaries(process.cwd())
  for (const { rule, from, to } of breaches) console.error(`${rule}: ${from} → ${to}`)
  for (const file of unseen) console.error(`not looked at: ${file}`)
  console.log(`${modules} modules, ${breaches.length} breaches`)
  if (breaches.length + unseen.length > 0 || modules === 0) process.exitCode = 1
}
