import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FINDINGS_VARIABLE, type Finding, SEEDS_VARIABLE } from '#tests/support/fault-run.ts'
import { FAULT_KINDS } from '#tests/support/faulty-proxy.ts'
import { printTable } from './bench/table.ts'
import { builtAsItIs } from './support/built-as-it-is.ts'
import { writeRows } from './support/reliability-page.ts'
import { run } from './support/run.ts'

/** The whole of it ends within so long, whatever the machine: what was not reached is said. */
const LONGEST_MS = 20 * 60_000

const FINDINGS = join('.cache', 'test', 'fault-findings.jsonl')

const TABLE = {
  name: 'faults',
  headings: ['fault', 'pages tried', 'survived', 'code tried', 'survived', 'calls tried', 'survived'],
}

/** In the order of the headings. */
const WHERE = ['page', 'code', 'call'] as const

const server = (file: string) => ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', file]
const browser = (file: string) => ['node_modules/@playwright/test/cli.js', 'test', '--project=journeys', file]

/** What can be asked for by name, with its share of the time; what one leaves of it the next ones have. */
const PARTS: Readonly<Record<string, { readonly share: number; readonly command: readonly string[] }>> = {
  calls: { share: 3, command: server('tests/server/faulty-line.test.ts') },
  pages: { share: 6, command: browser('tests/e2e/faulty-line.spec.ts') },
  code: { share: 4, command: browser('tests/e2e/faulty-code.spec.ts') },
  lost: { share: 7, command: browser('tests/e2e/lost-answers.spec.ts') },
}

/** The number that a runner of tests says before these words; 0 for none. */
const numberBefore = (words: string, said: string): number =>
  Number(new RegExp(`(\\d+) ${words}`).exec(said)?.[1] ?? 0)

/** Whether all that was reached holds. */
const runPart = async (name: string, until: number, env: NodeJS.ProcessEnv): Promise<boolean> => {
  const { code, stdout } = await run(process.execPath, PARTS[name]?.command ?? [], {
    env,
    timeout: Math.max(1, Math.round(until - performance.now())),
    // By it Playwright stops the server that it has started.
    killSignal: 'SIGINT',
  })
  const isOver = performance.now() >= until
  if (isOver) {
    const left = numberBefore('did not run', stdout) + numberBefore('interrupted', stdout)
    console.log(
      `${name}: the time was over, not reached: ${left === 0 ? 'the rest' : `${left} of its tests`}`,
    )
  }
  const isWell = code === 0 || (isOver && numberBefore('failed', stdout) === 0)
  if (!isWell) console.log(stdout)
  return isWell
}

/**
 * `npm run test:faults`: every route of the app, every file of it, every call of the contract and every answer of a writing call behind a
 * line with faults, with three seeds, or those that are named as arguments; three that follow each other bring every fault to every route
 * and call. Words among the arguments choose parts (`calls pages code lost`). docs/reliability.md
 */
export const main = async (args: readonly string[]): Promise<void> => {
  const began = performance.now()
  const first = Date.now() % 1_000_000
  const unknown = args.filter((arg) => !(arg in PARTS || /^\d+$/.test(arg)))
  if (unknown.length > 0) {
    console.log(`no part of it: ${unknown.join(' ')}; there are ${Object.keys(PARTS).join(' ')}`)
    process.exitCode = 1
    return
  }
  const named = Object.keys(PARTS).filter((name) => args.includes(name))
  const parts = named.length > 0 ? named : Object.keys(PARTS)
  const given = args.filter((arg) => !(arg in PARTS))
  const seeds = given.length > 0 ? given : [first, first + 1, first + 2].map(String)
  const command = `npm run test:faults -- ${[...named, ...seeds].join(' ')}`
  console.log(`seeds ${seeds.join(' ')}, again with: ${command}`)
  mkdirSync(join('.cache', 'test'), { recursive: true })
  writeFileSync(FINDINGS, '')
  if (!builtAsItIs()) {
    process.exitCode = 1
    return
  }
  const environment = { ...process.env, [SEEDS_VARIABLE]: seeds.join(','), [FINDINGS_VARIABLE]: FINDINGS }
  const shareOf = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + (PARTS[name]?.share ?? 0), 0)
  for (const [index, name] of parts.entries()) {
    const share = shareOf(parts.slice(0, index + 1)) / shareOf(parts)
    if (!(await runPart(name, began + LONGEST_MS * share, environment))) process.exitCode = 1
  }
  report(command, named.length === 0)
}

/** The table is of all parts. */
const report = (command: string, isWhole: boolean): void => {
  const findings = readFileSync(FINDINGS, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Finding)
  const counted = (kind: string, where: Finding['where']): string[] => {
    const tried = findings.filter((finding) => finding.kind === kind && finding.where === where)
    return [tried, tried.filter(({ wrong }) => wrong === '')].map(({ length }) => String(length))
  }
  const rows = FAULT_KINDS.map((kind) => [kind, ...WHERE.flatMap((where) => counted(kind, where))])
  printTable(TABLE.headings, rows)
  for (const { where, kind, what, wrong } of findings.filter((finding) => finding.wrong !== ''))
    console.log(`${kind}, ${where} ${what}: ${wrong}`)
  if (isWhole) writeRows(TABLE, rows, command)
}
